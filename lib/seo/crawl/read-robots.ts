export type Robots = {
  /** Addresses of sitemaps that it names. */
  sitemaps: string[]
  isAllowed: (path: string) => boolean
}

type Rule = { isAllow: boolean; prefix: string }

/** Reads the rules that hold for every crawler. The longest rule that fits decides, and 'Allow' between equals. */
export function readRobots(text: string): Robots {
  const sitemaps: string[] = []
  const rules: Rule[] = []
  let agents: string[] = []
  let isInRules = false
  for (const line of text.split(/\r?\n/)) {
    const [, field = '', value = ''] = /^\s*([A-Za-z-]+)\s*:\s*([^#]*)/.exec(line) ?? []
    switch (field.toLowerCase()) {
      case 'sitemap':
        sitemaps.push(value.trim())
        break
      case 'user-agent':
        agents = isInRules ? [value.trim()] : [...agents, value.trim()]
        isInRules = false
        break
      case 'allow':
      case 'disallow':
        isInRules = true
        if (agents.includes('*') && value.trim() !== '')
          rules.push({ isAllow: field.toLowerCase() === 'allow', prefix: value.trim() })
    }
  }
  const byLength = rules.toSorted(
    (a, b) => b.prefix.length - a.prefix.length || Number(b.isAllow) - Number(a.isAllow),
  )
  return {
    sitemaps,
    isAllowed: (path) => byLength.find(({ prefix }) => path.startsWith(prefix))?.isAllow ?? true,
  }
}
