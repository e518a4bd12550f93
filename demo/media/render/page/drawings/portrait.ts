interface Portrait {
  ground: [string, string]
  skin: [string, string]
  clothes: [string, string]
  hair: string
  /** Hair behind and in front of the head, as paths in a 480 box. */
  back?: string
  front: string
  extras: [string, string][]
  lines: [string, string, number][]
}

const glasses =
  'M176 226a28 28 0 1 0 56 0a28 28 0 1 0 -56 0M248 226a28 28 0 1 0 56 0a28 28 0 1 0 -56 0M232 222Q240 216 248 222'

const portraits: Record<string, Portrait> = {
  'maya-rosales': {
    ground: ['#c9762f', '#7d3f1d'],
    skin: ['#c88a5c', '#a96c43'],
    clothes: ['#24474b', '#183235'],
    hair: '#1d130f',
    back: 'M146 214C132 110 196 74 244 76C304 76 350 118 336 216C336 270 366 300 352 356C330 392 296 352 292 322H188C180 360 144 384 126 352C116 300 148 272 146 214Z',
    front:
      'M158 214C158 130 206 106 244 108C290 108 322 140 322 214C312 176 290 158 262 148C240 172 196 176 158 214Z',
    extras: [['M166 262a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M300 262a7 7 0 1 0 14 0a7 7 0 1 0 -14 0', '#f2c14e']],
    lines: [],
  },
  'devon-whitfield': {
    ground: ['#2d5a63', '#173238'],
    skin: ['#7a4a30', '#5e3621'],
    clothes: ['#e0a03f', '#b57a26'],
    hair: '#15100d',
    front:
      'M154 208C150 126 198 96 240 96C284 96 330 126 326 208L316 186C300 158 282 152 240 152C198 152 178 160 164 186Z',
    extras: [
      [
        'M168 252C172 320 204 350 240 350C276 350 308 320 312 252C300 290 284 296 240 294C196 296 180 290 168 252ZM214 306Q240 294 266 306Q240 322 214 306Z',
        '#15100d',
      ],
    ],
    lines: [[glasses, '#efe6d4', 5]],
  },
  'priya-nair': {
    ground: ['#8b4a56', '#4a222d'],
    skin: ['#a8714a', '#8a5734'],
    clothes: ['#efe3cf', '#cbb999'],
    hair: '#17110f',
    back: 'M190 120C180 66 214 44 246 46C282 46 304 76 292 122Z',
    front:
      'M154 222C146 130 196 98 240 98C286 98 334 130 326 222C318 178 296 146 240 136C184 146 162 178 154 222Z',
    extras: [['M150 402Q240 466 330 402L352 440Q240 500 128 440Z', '#c9762f']],
    lines: [],
  },
  'tomas-lindqvist': {
    ground: ['#4b5a73', '#262f42'],
    skin: ['#e5b48e', '#c89068'],
    clothes: ['#3a2f28', '#261e19'],
    hair: '#c79a5b',
    front:
      'M150 196C152 168 168 158 240 158C312 158 328 168 330 196C330 200 300 186 240 186C180 186 150 200 150 196Z',
    extras: [
      ['M148 192C146 116 190 84 240 84C290 84 334 116 332 192C300 176 180 176 148 192Z', '#b4472f'],
      ['M144 178Q240 152 336 178V206Q240 180 144 206Z', '#8f3523'],
      [
        'M176 268C176 326 206 352 240 352C274 352 304 326 304 268C294 298 276 300 240 296C204 300 186 298 176 268Z',
        '#b98a4d',
      ],
    ],
    lines: [],
  },
}

/** A flat portrait in few shapes: a drawing, and meant to be seen as one. */
export function drawPortrait(context: OffscreenCanvasRenderingContext2D, name: string) {
  const person = portraits[name]
  if (!person) throw new Error(`No portrait of ${name}.`)
  const fill = (d: string, colour: string | CanvasGradient) => {
    context.fillStyle = colour
    context.fill(new Path2D(d), 'evenodd')
  }
  const slope = (from: string, to: string, x0: number, y0: number, x1: number, y1: number) => {
    const gradient = context.createLinearGradient(x0, y0, x1, y1)
    gradient.addColorStop(0, from)
    gradient.addColorStop(1, to)
    return gradient
  }
  fill('M0 0H480V480H0Z', slope(person.ground[0], person.ground[1], 120, 0, 360, 480))
  fill('M352 60a150 150 0 1 0 1 0Z', 'rgba(255, 226, 180, 0.1)')
  fill('M0 0L150 0L330 480H60Z', 'rgba(255, 226, 180, 0.07)')
  if (person.back) fill(person.back, person.hair)
  fill(
    'M92 480C96 402 150 376 206 364H274C330 376 384 402 388 480Z',
    slope(person.clothes[0], person.clothes[1], 120, 360, 380, 480),
  )
  fill('M204 300H276V366C276 392 258 404 240 404C222 404 204 392 204 366Z', person.skin[1])
  fill(
    'M162 206C162 132 200 112 240 112C280 112 318 132 318 206C318 286 284 334 240 334C196 334 162 286 162 206Z',
    slope(person.skin[0], person.skin[1], 170, 180, 330, 300),
  )
  fill('M150 214a16 22 0 1 0 24 0Z', person.skin[1])
  fill('M306 214a16 22 0 1 0 24 0Z', person.skin[1])
  fill(person.front, person.hair)
  for (const [d, colour] of person.extras) fill(d, colour)
  context.lineCap = context.lineJoin = 'round'
  const ink = 'rgba(24, 12, 8, 0.85)'
  const features: [string, string, number][] = [
    ['M190 204Q204 196 220 203', ink, 5],
    ['M260 203Q276 196 290 204', ink, 5],
    ['M193 228Q204 219 216 228', ink, 4.5],
    ['M264 228Q276 219 287 228', ink, 4.5],
    ['M242 222Q250 250 246 258Q240 263 233 259', 'rgba(60, 24, 10, 0.55)', 4],
    ['M216 290Q240 308 264 290', ink, 5],
    ...person.lines,
  ]
  for (const [d, colour, width] of features) {
    context.strokeStyle = colour
    context.lineWidth = width
    context.stroke(new Path2D(d))
  }
  fill(
    'M240 112C280 112 318 132 318 206C318 286 284 334 240 334C286 300 296 200 240 112Z',
    'rgba(30, 10, 10, 0.12)',
  )
}
