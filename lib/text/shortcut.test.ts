import { shortcutLabel } from './shortcut'

it.each([
  ['Mod B', 'Win32', 'Ctrl B'],
  ['Mod B', 'MacIntel', '⌘B'],
  ['Mod Alt 2', 'MacIntel', '⌥⌘2'],
  ['Mod Shift 8', 'Linux x86_64', 'Ctrl Shift 8'],
  ['Mod Shift 8', 'iPad', '⇧⌘8'],
])('writes %s on %s as %s', (keys, platform, label) => {
  expect(shortcutLabel(keys, platform)).toBe(label)
})
