'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { formatTime, parseTime } from '@/lib/video/webvtt/cue'

type Props = {
  label: string
  /** Milliseconds. */
  value: number
  onChange: (value: number) => void
  /** The time of the film; null where the player does not tell it. */
  now: (() => number | null) | null
}

/** Takes a time when it is left, or with Enter. */
export function TimeField({ label, value, onChange, now }: Props) {
  const id = useId()
  /** Null while nothing else is typed. */
  const [typed, setTyped] = useState<string | null>(null)
  const isInvalid = typed !== null && parseTime(typed) === null

  function take() {
    const time = typed === null ? null : parseTime(typed)
    if (time === null) return
    setTyped(null)
    if (time !== value) onChange(time)
  }

  return (
    <div className="grid content-start gap-2">
      <Label htmlFor={id}>{label}</Label>
      <div className="flex gap-2">
        <Input
          id={id}
          value={typed ?? formatTime(value)}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take()
            if (event.key === 'Escape') setTyped(null)
          }}
          className="h-10! w-32! tabular-nums"
        />
        {now && (
          <Button
            type="button"
            size="sm"
            variant="outline"
            aria-label={`Now as ${label.toLowerCase()}`}
            onClick={() => {
              const time = now()
              setTyped(null)
              if (time !== null) onChange(time)
            }}
            className="h-10!"
          >
            Now
          </Button>
        )}
      </div>
      {isInvalid && (
        <p id={`${id}-error`} className="text-sm text-destructive">
          Write it as 00:01.500
        </p>
      )}
    </div>
  )
}
