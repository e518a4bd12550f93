import { site } from '@/lib/content/site'
import { isShort, titleSize } from './drawable-text'

/** Theme colors as hex. */
const GROUND = '#100c09'
const BONE = '#ece6da'
const MUTED = '#bdb3a5'
const AMBER = '#f5ae4a'

const INSET = 36
const PADDING = 76

export type OgCardProps = {
  eyebrow: string
  title: string
  line?: string
  /** `data:` URL of a JPEG in the card's size. */
  photo?: string
}

/** For satori, which supports flexbox only. */
export function OgCard({ eyebrow, title, line, photo }: OgCardProps) {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', background: GROUND, color: BONE }}>
      {photo ? <Photo src={photo} /> : <Sunrise />}
      <Marks />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: '100%',
          padding: PADDING,
          fontFamily: 'Bricolage',
        }}
      >
        <Brand />
        <div style={{ display: 'flex', flexDirection: 'column', maxWidth: 980 }}>
          <div style={{ color: AMBER, fontSize: 28, fontWeight: 500 }}>{eyebrow}</div>
          <div
            style={{
              display: 'block',
              marginTop: 14,
              fontSize: titleSize(title),
              fontWeight: 600,
              lineHeight: 1,
              letterSpacing: '-0.035em',
              lineClamp: 3,
              textWrap: isShort(title) ? 'balance' : 'wrap',
            }}
          >
            {title}
          </div>
          {line && (
            <div
              style={{
                display: 'block',
                marginTop: 22,
                color: MUTED,
                fontSize: 30,
                fontWeight: 500,
                lineClamp: 1,
              }}
            >
              {line}
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

const SHADE = `linear-gradient(to top right, ${GROUND}f5 12%, ${GROUND}a6 50%, ${GROUND}33 100%)`

const COVER = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const

function Photo({ src }: { src: string }) {
  return <div style={{ ...COVER, backgroundImage: `${SHADE}, url(${src})`, backgroundSize: '100% 100%' }} />
}

function Sunrise() {
  return (
    <svg viewBox="0 0 1200 630" width="1200" height="630" fill="none" style={COVER}>
      <path d="M780 236a150 150 0 0 1 300 0Z" fill={AMBER} />
      <path d="M720 274h420" stroke={BONE} strokeWidth="2.5" />
    </svg>
  )
}

function Marks() {
  const [left, top, right, bottom] = [INSET, INSET, 1200 - INSET, 630 - INSET]
  return (
    <svg viewBox="0 0 1200 630" width="1200" height="630" fill="none" style={COVER}>
      <path
        d={`M${left} ${top + 34}v-34h34M${right - 34} ${top}h34v34M${right} ${bottom - 34}v34h-34M${left + 34} ${bottom}h-34v-34`}
        stroke={BONE}
        strokeWidth="2.5"
      />
    </svg>
  )
}

function Brand() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      <svg viewBox="0 0 28 28" width="44" height="44" fill="none">
        <path d="M2 8V2h6M20 2h6v6" stroke={BONE} strokeWidth="2" />
        <path d="M6 20a8 8 0 0 1 16 0Z" fill={AMBER} />
        <path d="M2 25h24" stroke={BONE} strokeWidth="2" />
      </svg>
      <div style={{ fontSize: 38, fontWeight: 600, letterSpacing: '-0.035em' }}>{site.name}</div>
    </div>
  )
}
