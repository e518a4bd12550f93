import { organizationJsonLd } from './organization'

test('gives absolute addresses and the address of this deployment', () => {
  expect(
    organizationJsonLd({ siteUrl: 'https://fieldlight.example', email: 'hello@fieldlight.example' }),
  ).toMatchObject({
    '@type': 'Organization',
    name: 'Fieldlight',
    url: 'https://fieldlight.example/',
    logo: 'https://fieldlight.example/icon.svg',
    email: 'hello@fieldlight.example',
  })
})
