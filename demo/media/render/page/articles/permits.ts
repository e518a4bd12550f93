import { amber, bone, ink, type Drawing, type Sheet } from './sheet.ts'

const signs: ((sheet: Sheet) => void)[] = [
  (sheet) => {
    sheet.disc(0, -16, 22, { stroke: ink(), width: 5 })
    sheet.path('M-38 48C-34 14 34 14 38 48', { stroke: ink(), width: 5 })
  },
  (sheet) =>
    sheet.path('M-30 48V-36H10V48M10 -8H34V48M-16 -18H-4M-16 4H-4M-16 26H-4M-44 48H48', {
      stroke: ink(),
      width: 5,
    }),
  (sheet) => {
    sheet.path('M-14 34V-36L34 -44V24', { stroke: ink(), width: 5 })
    sheet.disc(-26, 34, 13, { fill: ink() })
    sheet.disc(22, 24, 13, { fill: ink() })
  },
  (sheet) => {
    sheet.disc(0, 4, 42, { stroke: ink(), width: 5 })
    sheet.path('M-12 28V-20H4A13 13 0 0 1 4 6H-12M4 6L18 28', { stroke: ink(), width: 5 })
  },
  (sheet) => {
    sheet.path('M-34 -22L34 30M34 -22L-34 30M-12 4H12V14H-12Z', { stroke: ink(), width: 5 })
    for (const [x, y] of [
      [-34, -22],
      [34, -22],
      [-34, 30],
      [34, 30],
    ] as const)
      sheet.path(`M${x - 18} ${y}A18 6 0 1 0 ${x + 18} ${y}A18 6 0 1 0 ${x - 18} ${y}`, {
        stroke: ink(),
        width: 4,
      })
  },
]

export const permits: Drawing = (sheet) => {
  sheet.path('M60 92C320 130 880 130 1140 92', { stroke: bone(0.6), width: 3 })
  const hung: [number, number, number, number][] = [
    [176, 108, 278, -0.07],
    [388, 119, 382, 0.05],
    [600, 121, 300, -0.02],
    [812, 119, 396, 0.06],
    [1024, 108, 286, -0.05],
  ]
  hung.forEach(([x, from, y, turn], index) => {
    sheet.line(x, from, x + turn * 81, y - 81, { stroke: bone(0.55), width: 2 })
    sheet.at(
      x,
      y,
      () => {
        sheet.lying(() =>
          sheet.path('M-78 -52L-40 -92H40L78 -52V150H-78ZM-9 -62A9 9 0 1 0 9 -62A9 9 0 1 0 -9 -62Z', {
            fill: index === 3 ? amber() : '#e6dbc6',
          }),
        )
        sheet.at(0, 50, () => signs[index]?.(sheet), { scale: 1.15 })
        if (index === 3)
          sheet.at(30, 112, () => sheet.path('M-26 0L-6 20L32 -26', { stroke: '#7d2f12', width: 10 }))
      },
      { turn, scale: 1.3 },
    )
  })
}
