const MAX_COLORS = 6

/** What people type of colors, as in '#0af, 112233', as '#00aaff #112233'. */
export function readColors(typed: string): { colors: string } | { error: string } {
  const error = `Enter at most ${MAX_COLORS} colors, each as in #12ab9f`
  const colors: string[] = []
  const words = typed.toLowerCase().split(/[\s,;]+/)
  for (const word of words.filter(Boolean)) {
    const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/.exec(word)?.[1]
    if (!digits) return { error }
    const color = `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`
    if (!colors.includes(color)) colors.push(color)
  }
  return colors.length > MAX_COLORS ? { error } : { colors: colors.join(' ') }
}
