import { buttonVariants } from '@/components/ui/button-variants'
import styles from './film-reel.module.css'

type Props = {
  /** Counted from 0. */
  shown: number
  count: number
  onTurn: (by: 1 | -1) => void
}

/** Turning past either end goes on at the other. */
export function ReelControls({ shown, count, onTurn }: Props) {
  return (
    <div className={styles.controls}>
      <p role="status" className="type-slate text-muted-foreground">
        <span className="sr-only">{`Video ${shown + 1} of ${count}`}</span>
        <span aria-hidden="true">{`${shown + 1} / ${count}`}</span>
      </p>
      <TurnButton name="Previous video" path="M14.5 6 8.5 12l6 6" onPress={() => onTurn(-1)} />
      <TurnButton name="Next video" path="m9.5 6 6 6-6 6" onPress={() => onTurn(1)} />
    </div>
  )
}

function TurnButton({ name, path, onPress }: { name: string; path: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onPress}
      className={buttonVariants({ variant: 'outline', size: 'icon' })}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.75">
        <path d={path} />
      </svg>
    </button>
  )
}
