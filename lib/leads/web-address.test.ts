import { webAddress } from './web-address'

test.each([
  ['ada.example', 'https://ada.example/'],
  ['ada.example:8080/reel', 'https://ada.example:8080/reel'],
  ['http://ada.example/a b', 'http://ada.example/a%20b'],
  ['HTTPS://Ada.Example/Reel?x=1', 'https://ada.example/Reel?x=1'],
  ['www.linkedin.com/in/ada', 'https://www.linkedin.com/in/ada'],
])('%j becomes %s', (typed, address) => {
  expect(webAddress(typed)).toBe(address)
})

test.each([
  '',
  'none',
  'my reel is on request',
  'javascript:alert(1)',
  'JavaScript:alert(document.domain)//x.example',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'mailto:ada@ada.example',
  'https://bank.example@evil.example',
  'https://',
  '//',
])('rejects %j', (typed) => {
  expect(webAddress(typed)).toBeNull()
})
