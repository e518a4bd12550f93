import { useEffect, useState, type ReactNode } from 'react'
import { problemOf } from '@/components/forms/action-problem'

type Props = { text: string; render: (text: string) => Promise<ReactNode> }

const DELAY_MS = 500

/** The text as visitors would see it, to look at only. */
export function PreviewPane({ text, render }: Props) {
  const [drawn, setDrawn] = useState<{ text: string; content: ReactNode } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    let isCurrent = true
    const draw = async () => {
      try {
        const content = await render(text)
        if (!isCurrent) return
        setDrawn({ text, content })
        setProblem(null)
      } catch (error) {
        if (isCurrent) setProblem(problemOf(error))
      }
    }
    const timer = setTimeout(() => void draw(), DELAY_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [text, render])

  return (
    <div
      role="region"
      aria-label="Preview"
      aria-busy={drawn?.text !== text && problem === null}
      tabIndex={0}
      className="max-h-[min(75dvh,60rem)] min-h-96 min-w-0 overflow-y-auto rounded-md border"
    >
      <div inert className="public-look min-h-full bg-background p-5 text-foreground scheme-dark sm:p-8">
        {problem ?? drawn?.content ?? 'Drawing the preview…'}
      </div>
    </div>
  )
}
