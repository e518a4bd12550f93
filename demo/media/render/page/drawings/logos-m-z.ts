import { bookman, century, circle, display, gothic, palatino, text } from './logo-type.ts'
import type { Logo } from './logo-type.ts'

export const logosFromM: Record<string, Logo> = {
  'marrow-and-thyme': {
    layout: 'stack',
    words: [{ text: 'Marrow & Thyme', font: '$ "Z003"', scale: 1.42 }],
    stroke: [['M0 48C-4 20 6 -10 0 -46', 3.5]],
    fill: [
      'M2 -30C12 -44 24 -42 28 -38C24 -28 12 -24 2 -30Z',
      'M-1 -18C-12 -32 -24 -30 -28 -26C-24 -16 -12 -12 -1 -18Z',
      'M2 -4C14 -18 26 -14 30 -10C26 0 12 4 2 -4Z',
      'M-1 10C-13 -2 -26 0 -30 4C-26 14 -12 18 -1 10Z',
      'M0 26C12 12 24 16 28 20C24 30 10 34 0 26Z',
    ],
  },
  'meridian-orthopedics': {
    layout: 'side',
    words: [
      { text: 'Meridian', font: text(600) },
      { text: 'Orthopedics', font: text(400), scale: 0.78 },
    ],
    stroke: [
      ['M0 -46V46', 7],
      ['M-8 -40A42 42 0 0 0 -8 40', 7],
      ['M8 -40A42 42 0 0 1 8 40', 7],
    ],
    fill: [circle(0, 0, 11)],
  },
  'nimbus-dental': {
    layout: 'side',
    words: [
      { text: 'nimbus', font: gothic('600'), scale: 1.16 },
      { text: 'dental', font: gothic('400'), scale: 1.0 },
    ],
    stroke: [
      ['M-30 22A20 20 0 0 1 -30 -16A26 26 0 0 1 18 -26A22 22 0 0 1 32 18', 7],
      ['M-16 20Q0 38 18 20', 7],
    ],
  },
  'northfield-college': {
    layout: 'side',
    words: [
      { text: 'Northfield', font: century, scale: 1.02 },
      { text: 'COLLEGE', font: century, scale: 0.66, spacing: 0.42 },
    ],
    stroke: [['M-36 -44H36V6C36 28 18 40 0 48C-18 40 -36 28 -36 6Z', 5]],
    fill: [
      'M-24 4C-14 -2 -6 0 0 6C6 0 14 -2 24 4V24C14 18 6 20 0 26C-6 20 -14 18 -24 24Z',
      'M0 -36L4 -24H16L6 -17L10 -5L0 -12L-10 -5L-6 -17L-16 -24H-4Z',
    ],
  },
  'orbit-toys': {
    layout: 'side',
    words: [
      { text: 'Orbit', font: display(800), scale: 1.24 },
      { text: 'Toys', font: display(800), scale: 1.24 },
    ],
    fill: [circle(0, 0, 22), circle(36, -22, 9), circle(-34, 24, 6)],
    stroke: [['M-46 14C-50 30 -20 24 8 8S50 -22 44 -32', 5]],
  },
  'paper-lantern-festival': {
    layout: 'stack',
    words: [
      { text: 'Paper Lantern', font: `italic ${palatino}`, scale: 1.12 },
      { text: 'FESTIVAL', font: text(500), scale: 0.56, spacing: 0.6 },
    ],
    stroke: [
      ['M-16 -34H16', 5],
      ['M-16 34H16', 5],
      ['M0 -50V-34', 4],
      ['M-14 -34C-46 -24 -46 24 -14 34', 5],
      ['M14 -34C46 -24 46 24 14 34', 5],
      ['M-5 -34C-16 -20 -16 20 -5 34', 3],
      ['M5 -34C16 -20 16 20 5 34', 3],
      ['M-6 36V50', 3],
      ['M6 36V50', 3],
    ],
  },
  'pivotal-acres': {
    layout: 'side',
    words: [
      { text: 'Pivotal', font: display(700) },
      { text: 'Acres', font: display(300) },
    ],
    stroke: [
      [circle(0, 0, 44), 5],
      [circle(0, 0, 30), 5],
      [circle(0, 0, 16), 5],
    ],
    fill: ['M0 0L44 -10A45 45 0 0 1 30 32Z'],
  },
  quillstack: {
    layout: 'side',
    words: [{ text: 'quillstack', font: display(600), scale: 1.3, spacing: -0.02 }],
    fill: ['M34 -48C6 -44 -18 -20 -20 14L-8 18C16 8 34 -16 34 -48Z', 'M-44 30L-8 18L28 30L-8 44Z'],
    cut: [['M26 -38C10 -20 -4 0 -12 16', 4]],
  },
  'saltgrass-distilling': {
    layout: 'stack',
    words: [
      { text: 'SALTGRASS', font: bookman, scale: 0.92, spacing: 0.16 },
      { text: 'DISTILLING CO.', font: century, scale: 0.5, spacing: 0.4 },
    ],
    stroke: [
      [circle(0, 0, 46), 3.5],
      ['M0 34C-2 10 -4 -10 -26 -26', 4],
      ['M0 34C0 8 -2 -14 -8 -36', 4],
      ['M0 34C0 8 4 -14 10 -36', 4],
      ['M0 34C2 12 6 -8 28 -24', 4],
      ['M-30 34H30', 4],
    ],
  },
  'second-harvest-table': {
    layout: 'stack',
    words: [
      { text: 'Second Harvest', font: display(600), scale: 0.98 },
      { text: 'TABLE', font: text(500), scale: 0.66, spacing: 0.6 },
    ],
    stroke: [
      ['M-48 14H48', 6],
      ['M-32 14V44', 6],
      ['M32 14V44', 6],
    ],
    fill: [
      'M-6 6C-30 6 -34 -22 -18 -30C-8 -34 0 -28 0 -22C0 -28 8 -34 18 -30C34 -22 30 6 6 6Z',
      'M2 -30C2 -42 12 -48 22 -48C22 -36 12 -30 2 -30Z',
    ],
  },
  'tilth-and-twine': {
    layout: 'side',
    words: [
      { text: 'Tilth', font: palatino, scale: 1.08 },
      { text: '& Twine', font: `italic ${palatino}`, scale: 1.08 },
    ],
    fill: [
      'M0 -6C-4 -34 -30 -42 -42 -40C-40 -22 -24 -6 0 -6Z',
      'M0 6C2 -16 22 -30 40 -28C38 -8 22 6 0 6Z',
      'M-28 16H28L20 48H-20Z',
    ],
    stroke: [['M0 18V-8', 5]],
    cut: [
      ['M-30 25Q0 33 30 25', 3],
      ['M-27 34Q0 42 27 34', 3],
    ],
  },
  'voltera-motors': {
    layout: 'stack',
    words: [{ text: 'VOLTERA', font: gothic('600'), spacing: 0.42, scale: 0.98 }],
    caps: 'butt',
    stroke: [
      ['M-46 0A46 40 0 1 0 46 0A46 40 0 1 0 -46 0Z', 5],
      ['M-26 -18L0 20L26 -18', 8],
      ['M-14 -22L0 0L14 -22', 5],
    ],
  },
  'wren-and-wolfe': {
    layout: 'side',
    words: [
      { text: 'WREN', font: palatino, spacing: 0.2, scale: 0.92 },
      { text: '& WOLFE', font: palatino, spacing: 0.2, scale: 0.92 },
    ],
    caps: 'butt',
    stroke: [
      ['M-46 -34L-23 36L0 -18L23 36L46 -34', 7],
      ['M-28 -34L-12 8', 3.5],
      ['M28 -34L12 8', 3.5],
    ],
  },
}
