import { highlightParts } from '@/lib/portal/highlight'

export const FoundTitle = ({ title, asked }: { title: string; asked: string }) => (
  <>
    {highlightParts(title, asked).map(({ text, isFound }, at) =>
      isFound ? (
        <mark key={at} className="bg-transparent font-semibold text-inherit underline underline-offset-3">
          {text}
        </mark>
      ) : (
        text
      ),
    )}
  </>
)
