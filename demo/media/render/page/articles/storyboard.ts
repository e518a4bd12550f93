import { amber, bone, ink, type Sheet } from './sheet.ts'

/** What stands in a frame of 200 by 130, in its colour. */
const SKETCHES: ((sheet: Sheet, stroke: string) => void)[] = [
  (sheet, stroke) =>
    sheet.path('M0 92L52 44L84 74L128 26L200 92M150 26A13 13 0 1 0 176 26A13 13 0 1 0 150 26', {
      stroke,
      width: 3,
    }),
  (sheet, stroke) =>
    sheet.path('M78 46A22 24 0 1 0 122 46A22 24 0 1 0 78 46M48 130C52 88 148 88 152 130', {
      stroke,
      width: 3,
    }),
  (sheet, stroke) =>
    sheet.path(
      'M20 104H180M60 104V62H104V104M66 50C66 40 74 40 74 30M90 50C90 40 98 40 98 30M104 72H122V92H104',
      { stroke, width: 3 },
    ),
  (sheet, stroke) =>
    sheet.path(
      'M40 36A26 28 0 1 0 92 36A26 28 0 1 0 40 36M8 130C12 86 118 86 124 130M146 52A14 15 0 1 0 174 52A14 15 0 1 0 146 52M128 130C130 96 190 96 192 130',
      { stroke, width: 3 },
    ),
  (sheet, stroke) =>
    sheet.path(
      'M0 70C40 70 62 78 96 64C124 52 150 52 164 62C148 76 132 76 120 84C96 100 52 108 0 104M164 62L186 42',
      { stroke, width: 3 },
    ),
  (sheet, stroke) =>
    sheet.path('M24 120V38L100 10L176 38V120M84 120V72H116V120M44 58H66V84H44ZM134 58H156V84H134Z', {
      stroke,
      width: 3,
    }),
  (sheet, stroke) =>
    sheet.path(
      'M58 66A42 42 0 1 0 142 66A42 42 0 1 0 58 66M76 66A24 24 0 1 0 124 66A24 24 0 1 0 76 66M100 24V8M100 124V108M58 66H42M158 66H142',
      { stroke, width: 3 },
    ),
  (sheet, stroke) =>
    sheet.path(
      'M12 96H120L150 66H178L190 96V106H12ZM36 106A13 13 0 1 0 62 106M132 106A13 13 0 1 0 158 106M12 96V50H112V96',
      { stroke, width: 3 },
    ),
  (sheet, stroke) =>
    sheet.path(
      'M34 130C34 92 60 82 84 78M166 130C166 92 140 82 116 78M74 40A26 32 0 1 0 126 40A26 32 0 1 0 74 40M84 40H92M108 40H116M92 56Q100 62 108 56',
      { stroke, width: 3 },
    ),
  (sheet, stroke) =>
    sheet.path('M0 88H200M100 88V18M100 18L162 46L100 60M60 88C64 108 136 108 140 88', { stroke, width: 3 }),
  (sheet, stroke) =>
    sheet.path('M30 26H170V104H30ZM30 44H170M46 60H110M46 74H94M46 88H120M130 60H156V92H130Z', {
      stroke,
      width: 3,
    }),
  (sheet, stroke) => sheet.path('M60 108L100 20L140 108M74 78H126M20 108H180M100 20V6', { stroke, width: 3 }),
]
const CHOSEN = new Set([1, 4, 6, 11])

interface Board {
  columns: number
  rows: number
  x: number
  y: number
  width: number
  height: number
  gapX: number
  gapY: number
}

/** Frames in rows, some of them chosen. */
export function storyboard(sheet: Sheet, { columns, rows, x, y, width, height, gapX, gapY }: Board) {
  for (let index = 0; index < columns * rows; index += 1) {
    const left = x + (index % columns) * (width + gapX)
    const top = y + Math.floor(index / columns) * (height + gapY)
    const chosen = CHOSEN.has(index)
    if (chosen) sheet.glow(left + width / 2, top + height / 2, 190, amber, 0.35)
    sheet.box(left, top, width, height, {
      fill: chosen ? amber() : bone(0.03),
      stroke: chosen ? amber() : bone(0.55),
      width: 2.5,
      radius: 4,
    })
    const frame = new Path2D()
    frame.rect(left, top, width, height)
    sheet.within(frame, () =>
      sheet.at(left, top, () => SKETCHES[index]?.(sheet, chosen ? ink(0.9) : bone(0.6)), {
        scale: width / 200,
      }),
    )
    sheet.line(left, top + height + 18, left + width * (0.45 + 0.11 * ((index * 7) % 5)), top + height + 18, {
      stroke: chosen ? amber(0.9) : bone(0.3),
      width: 4,
    })
  }
}
