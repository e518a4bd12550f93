/** Inline: an icon library would outweigh the toaster, which is on every page. */
export function CloseIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
    >
      <path d="m6 6 12 12M18 6 6 18" />
    </svg>
  )
}
