import { diffWords } from '@/lib/text/word-diff'

const MARKS = { same: 'span', added: 'ins', removed: 'del' } as const
const LOOKS = { same: undefined, added: 'bg-success/20', removed: 'bg-destructive/20' }

/** What was removed and added, in words. */
export const Difference = ({ before, after }: { before: string; after: string }) => (
  <p
    // A long text scrolls.
    tabIndex={0}
    className="max-h-80 overflow-y-auto rounded-md border p-3 text-sm [overflow-wrap:anywhere] whitespace-pre-wrap"
  >
    {diffWords(before, after).map(({ kind, text }, index) => {
      const Mark = MARKS[kind]
      return (
        <Mark key={index} className={LOOKS[kind]}>
          {text}
        </Mark>
      )
    })}
  </p>
)
