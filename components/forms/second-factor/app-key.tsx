import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

/** Modules of white that readers need around the code. */
const QUIET = 4

type Props = {
  /** What the QR code says. */
  address: string
  typed: string
}

/** Drawn on the server: no script, and no picture at an address of its own. */
export function AppKey({ address, typed }: Props) {
  const code = generate(address)
  const size = code.size + 2 * QUIET
  return (
    <div className="grid gap-4">
      <ol className="grid list-decimal gap-2 pl-5 text-muted-foreground">
        <li>Open an authenticator app on your phone, such as Google Authenticator, 1Password or Aegis.</li>
        <li>Scan this code with it, or type the key.</li>
        <li>Enter the six digits that the app shows.</li>
      </ol>
      <svg
        role="img"
        aria-label="QR code for your authenticator app"
        viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-60 rounded-md"
      >
        <rect x={-QUIET} y={-QUIET} width={size} height={size} fill="#fff" />
        <path d={toSvgPath(code)} fill="#000" />
      </svg>
      <p className="text-sm">
        <span className="text-muted-foreground">Key to type: </span>
        <span className="font-mono [overflow-wrap:anywhere]">{typed}</span>
      </p>
    </div>
  )
}
