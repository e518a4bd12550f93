import { SlateLabel } from '@/components/site/brand'

const ROWS = [-720, -480, -300, -170, -80, 0, 80, 170, 300, 480, 720]
const FURROWS = [344, 366, 400, 452, 530]

/** Decoration. */
export function LoginFrame() {
  return (
    <div aria-hidden="true" className="corner-ticks relative hidden border bg-card lg:block">
      <div className="absolute inset-x-8 top-7 flex justify-between">
        <SlateLabel>SC 01 · TK 1</SlateLabel>
        <SlateLabel>05:42:12:08</SlateLabel>
      </div>
      <svg viewBox="0 0 640 560" className="w-full text-input" fill="none" stroke="currentColor">
        <path d="M216 330a104 104 0 0 1 208 0Z" className="fill-primary" stroke="none" />
        <path d="M0 330h640" strokeWidth="2" />
        {ROWS.map((x) => (
          <path key={x} d={`M320 330L${320 + x} 560`} strokeOpacity="0.6" />
        ))}
        {FURROWS.map((y) => (
          <path key={y} d={`M0 ${y}h640`} strokeOpacity="0.35" />
        ))}
      </svg>
    </div>
  )
}
