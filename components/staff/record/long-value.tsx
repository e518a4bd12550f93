const LONG = 300
const BEGINNING = 120

/** The beginning of a long text; the rest on request. */
export function LongValue({ text }: { text: string }) {
  if (text.length <= LONG) return text
  return (
    <details className="basis-full">
      <summary className="cursor-pointer">{text.slice(0, BEGINNING).trimEnd()} …</summary>
      <p className="mt-2 whitespace-pre-line">{text}</p>
    </details>
  )
}
