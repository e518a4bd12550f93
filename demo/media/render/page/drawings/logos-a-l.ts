import { bookman, century, circle, display, gothic, narrow, palatino, text } from './logo-type.ts'
import type { Logo } from './logo-type.ts'

export const logosToL: Record<string, Logo> = {
  'alder-and-associates': {
    layout: 'stack',
    words: [
      { text: 'ALDER & ASSOCIATES', font: century, scale: 0.76, spacing: 0.14 },
      { text: 'Attorneys', font: `italic ${palatino}`, scale: 0.7 },
    ],
    caps: 'butt',
    fill: ['M-40 38L-18 -40H-8L14 38H2L-4 16H-24L-30 38ZM-21 6H-7L-14 -20Z'],
    stroke: [
      ['M8 -40L30 38', 6],
      ['M-46 44H46', 3],
      ['M-46 -46H46', 3],
    ],
  },
  'brightwater-energy': {
    layout: 'side',
    words: [
      { text: 'Brightwater', font: text(700), scale: 0.98 },
      { text: 'Energy', font: text(400), scale: 0.98 },
    ],
    fill: ['M0 -48C18 -22 34 -6 34 14A34 34 0 0 1 -34 14C-34 -6 -18 -22 0 -48Z'],
    cut: [['M-14 12L2 -14L0 8H14L-2 34L0 12Z', 4]],
  },
  'cedar-spur-lodge': {
    layout: 'stack',
    words: [
      { text: 'Cedar Spur', font: bookman, scale: 0.98 },
      { text: 'LODGE', font: century, scale: 0.68, spacing: 0.6 },
    ],
    fill: [
      'M-20 -44L-2 -14H-10L6 10H-3L14 36H-54L-37 10H-46L-30 -14H-38Z',
      'M26 -18L40 8H33L50 36H22L8 12L14 4H10Z',
    ],
  },
  'copperline-transit': {
    layout: 'side',
    words: [
      { text: 'Copperline', font: text(600), scale: 0.98 },
      { text: 'TRANSIT', font: text(500), scale: 0.68, spacing: 0.42 },
    ],
    stroke: [
      ['M40 -26A40 40 0 1 0 40 26', 9],
      ['M-10 0H50', 9],
    ],
    fill: [circle(-8, 0, 13)],
  },
  'forge-and-fathom': {
    layout: 'side',
    words: [
      { text: 'FORGE', font: display(800), spacing: 0.04 },
      { text: '&FATHOM', font: display(800), spacing: 0.04 },
    ],
    fill: [
      'M-46 -30H46V-14H20C14 2 14 8 22 22H38V38H-38V22H-22C-14 8 -14 2 -20 -14H-30C-38 -14 -46 -20 -46 -30Z',
    ],
    cut: [['M-24 8Q-12 0 0 8T24 8', 4]],
  },
  'granite-peak-outfitters': {
    layout: 'side',
    words: [
      { text: 'GRANITE PEAK', font: narrow, scale: 1.02, spacing: 0.06 },
      { text: 'OUTFITTERS', font: '$ "Liberation Sans Narrow"', scale: 0.8, spacing: 0.3 },
    ],
    fill: ['M-50 36L-14 -38L2 -8L14 -22L50 36Z'],
    cut: [
      ['M-14 -38L-20 -4L-10 6L-16 36', 4],
      ['M14 -22L10 4L20 14L16 36', 4],
    ],
  },
  'harborline-realty': {
    layout: 'stack',
    words: [
      { text: 'Harborline', font: display(500), scale: 1.15 },
      { text: 'REALTY', font: text(500), scale: 0.6, spacing: 0.55 },
    ],
    stroke: [
      ['M-44 20V-8L-22 -28L0 -8V20', 5.5],
      ['M0 -8L22 -28L44 -8V20', 5.5],
      ['M-48 34H48', 5.5],
    ],
    fill: ['M-28 20V2H-16V20Z', 'M16 20V2H28V20Z'],
  },
  'ironvale-builders': {
    layout: 'side',
    words: [
      { text: 'IRONVALE', font: narrow, scale: 1.28, spacing: 0.05 },
      { text: 'BUILDERS', font: '$ "Liberation Sans Narrow"', scale: 0.86, spacing: 0.34 },
    ],
    caps: 'butt',
    fill: ['M-46 -40H46V-26H8V26H46V40H-46V26H-8V-26H-46Z'],
    stroke: [
      ['M-46 -14L-20 14', 6],
      ['M46 -14L20 14', 6],
    ],
  },
  'kinetic-row': {
    layout: 'side',
    words: [
      { text: 'KINETIC', font: `italic ${narrow}`, scale: 1.2, spacing: 0.03 },
      { text: 'ROW', font: `italic ${narrow}`, scale: 1.2, spacing: 0.03 },
    ],
    caps: 'butt',
    stroke: [
      ['M-46 30L-10 -30', 9],
      ['M-22 30L14 -30', 9],
      ['M2 30L38 -30', 9],
      ['M-48 0H50', 4],
    ],
  },
  'lakeshore-roasters': {
    layout: 'stack',
    words: [
      { text: 'LAKESHORE', font: gothic('600'), spacing: 0.16 },
      { text: 'ROASTERS', font: gothic('400'), scale: 0.66, spacing: 0.5 },
    ],
    stroke: [
      [circle(0, 0, 44), 4.5],
      ['M-36 10Q-24 0 -12 10T12 10T36 10', 4.5],
      ['M-28 22Q-18 14 -8 22T12 22T28 22', 4.5],
    ],
    fill: ['M0 -34C16 -28 18 -8 0 -2C-18 -8 -16 -28 0 -34Z'],
    cut: [['M3 -33C-5 -22 6 -16 -2 -3', 3]],
  },
  'lumen-skincare': {
    layout: 'stack',
    words: [
      { text: 'lumen', font: gothic('400'), scale: 1.5, spacing: 0.22 },
      { text: 'SKINCARE', font: text(400), scale: 0.46, spacing: 0.7 },
    ],
    stroke: [
      [circle(0, 0, 30), 2.5],
      ['M-44 0A44 44 0 0 1 44 0', 2.5],
    ],
    fill: [circle(0, 0, 10)],
  },
}
