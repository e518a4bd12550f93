/** Letters that must remain after all common words are removed. */
const MIN_UNKNOWN = 4
const MIN_DISTINCT = 5

const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}

/** In lower case; letters replace look-alike digits and signs. */
const COMMON_WORDS = [
  ...['password', 'passwort', 'passphrase', 'passwd', 'pass', 'secret', 'letmein', 'changeme', 'default'],
  ...['welcome', 'hello', 'login', 'admin', 'administrator', 'root', 'user', 'guest', 'test', 'demo', 'temp'],
  ...[
    'qwertyuiop',
    'qwerty',
    'qwertz',
    'azerty',
    'asdfghjkl',
    'asdfgh',
    'asdf',
    'zxcvbnm',
    'zxcvbn',
    'qazwsx',
  ],
  ...['abcdefgh', 'abcdef', 'abcd', 'abc', 'qaz', 'wsx', 'edc', 'iloveyou', 'loveyou', 'love', 'trustnoone'],
  ...['monkey', 'dragon', 'sunshine', 'princess', 'football', 'baseball', 'basketball', 'hockey', 'soccer'],
  ...['master', 'shadow', 'superman', 'batman', 'starwars', 'pokemon', 'computer', 'internet', 'whatever'],
  ...['michael', 'jennifer', 'jordan', 'ashley', 'daniel', 'charlie', 'jessica', 'thomas', 'andrew'],
  ...['summer', 'winter', 'spring', 'autumn', 'monday', 'friday', 'january', 'february', 'march', 'april'],
  ...['june', 'july', 'august', 'september', 'october', 'november', 'december'],
  ...['detroit', 'michigan', 'america', 'video', 'company', 'office', 'fieldlight', 'field', 'light'],
  ...['super', 'the', 'my', 'is', 'i', 'you', 'and', 'a'],
]

/** Longest first: otherwise 'admin' would match and leave 'istrator'. */
const WORDS = new RegExp(COMMON_WORDS.toSorted((a, b) => b.length - a.length).join('|'), 'g')

const readAsLetters = (text: string) => text.replace(/[@431!0$57]/g, (sign) => LOOKALIKES[sign] ?? sign)

const unknownPart = (text: string) => text.replace(WORDS, '').replace(/[^\p{L}]/gu, '')

export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  if (new Set(lower).size < MIN_DISTINCT) return true
  return [lower, readAsLetters(lower)].some((text) => unknownPart(text).length < MIN_UNKNOWN)
}
