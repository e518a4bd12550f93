import { visitorFields } from '@/lib/forms/visitor-fields'

/** Out of sight rather than `display: none`, which scripts know to skip. */
export function TrapField() {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Leave this empty
        <input name={visitorFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
