const MAC_KEYS: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }

/** Of keys as in 'Mod Shift 8': '⇧⌘8' on a Mac, with the order of its menus, and 'Ctrl Shift 8' elsewhere. */
export function shortcutLabel(keys: string, platform: string): string {
  const names = keys.split(' ')
  if (!/Mac|iPhone|iPad/.test(platform)) return names.map((key) => (key === 'Mod' ? 'Ctrl' : key)).join(' ')
  const modifiers = ['Alt', 'Shift', 'Mod'].filter((key) => names.includes(key))
  return [...modifiers, ...names.filter((key) => !modifiers.includes(key))]
    .map((key) => MAC_KEYS[key] ?? key)
    .join('')
}
