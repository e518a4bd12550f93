import type { TemplateDocument } from '../../../lib/ads/templates/document.ts'
import { AMBER, badge, BONE, button, INK, picture, shape, stylesIn, text } from './layers.ts'

const onBone = stylesIn(INK)
const onDark = stylesIn(BONE)

/** A picture beside the words; below each other in tall formats. */
export const priceOfTheWeek = (headlineSize: number): TemplateDocument => ({
  formats: ['preview', 'square', 'story', 'screen'],
  ground: { kind: 'color', color: BONE },
  layers: [
    picture('picture', 'cover', {
      preview: [52, 0, 48, 100],
      square: [0, 0, 100, 52],
      story: [0, 0, 100, 50],
      screen: [50, 0, 50, 100],
    }),
    picture('logo', 'contain', {
      preview: [5, 7, 20, 13],
      square: [6, 56, 24, 9],
      story: [8, 54, 34, 6],
      screen: [5, 8, 18, 12],
    }),
    text(
      'headline',
      'Headline',
      { ...onBone.headline, largest: headlineSize },
      {
        preview: [5, 24, 42, 38],
        square: [6, 67, 62, 17],
        story: [8, 62, 84, 16],
        screen: [5, 25, 40, 36],
      },
      { kind: 'slide-up', start: 0.3, length: 0.6 },
    ),
    text(
      'line',
      'Line of copy',
      onBone.line,
      {
        preview: [5, 65, 36, 15],
        square: [6, 85, 60, 7],
        story: [8, 79, 80, 6],
        screen: [5, 64, 36, 13],
      },
      { kind: 'appear', start: 0.9, length: 0.6 },
    ),
    badge(
      AMBER,
      onBone.price,
      {
        preview: [42, 58, 20, 36.36],
        square: [68, 40, 26, 26],
        story: [60, 41, 34, 19.13],
        screen: [42, 60, 17, 30.22],
      },
      { kind: 'count-up', start: 1.2, length: 1 },
    ),
    text('legal', 'Legal text', onBone.legal, {
      preview: [5, 85, 34, 9],
      square: [6, 93, 88, 4],
      story: [8, 90, 84, 4],
      screen: [5, 88, 34, 7],
    }),
  ],
  seconds: 6,
})

export const firstPour: TemplateDocument = {
  formats: ['preview', 'screen'],
  ground: {
    kind: 'picture',
    picture: { path: 'posters/lakeshore-roasters-first-pour.webp', width: 1280, height: 720 },
    focal: { x: 40, y: 50 },
    shade: 50,
  },
  layers: [
    picture('logo', 'contain', { preview: [5, 8, 10.2, 14], screen: [5, 8, 8.9, 12] }),
    text(
      'headline',
      'Headline',
      onDark.headline,
      { preview: [5, 32, 60, 34], screen: [5, 34, 55, 34] },
      {
        kind: 'slide-right',
        start: 0.4,
        length: 0.7,
      },
    ),
    text(
      'line',
      'Line of copy',
      onDark.line,
      { preview: [5, 67, 62, 11], screen: [5, 69, 60, 10] },
      {
        kind: 'appear',
        start: 1,
        length: 0.6,
      },
    ),
    button(
      AMBER,
      onBone.button,
      { preview: [5, 82, 30, 11], screen: [5, 83, 24, 10] },
      {
        kind: 'appear',
        start: 1.6,
        length: 0.5,
      },
    ),
  ],
  seconds: 8,
}

export const atYourSite: TemplateDocument = {
  formats: ['preview', 'square', 'story'],
  ground: { kind: 'color', color: '#1d3b2a' },
  layers: [
    picture('picture', 'cover', {
      preview: [0, 0, 100, 56],
      square: [0, 0, 100, 58],
      story: [0, 0, 100, 60],
    }),
    shape('edge', 'Edge', AMBER, {
      preview: [0, 56, 100, 1.5],
      square: [0, 58, 100, 1],
      story: [0, 60, 100, 0.6],
    }),
    shape('plate', 'Plate of the logo', BONE, {
      preview: [74, 46, 21, 20],
      square: [64, 50, 30, 15],
      story: [54, 55, 38, 10],
    }),
    picture('logo', 'contain', {
      preview: [76, 49, 17, 14],
      square: [67, 52, 24, 11],
      story: [57, 56.5, 32, 7],
    }),
    text(
      'headline',
      'Headline',
      { ...onDark.headline, lines: 2 },
      {
        preview: [5, 60, 64, 22],
        square: [6, 66, 86, 17],
        story: [8, 68, 84, 14],
      },
    ),
    text('line', 'Site', onDark.line, {
      preview: [5, 84, 64, 11],
      square: [6, 85, 86, 8],
      story: [8, 84, 84, 8],
    }),
  ],
  seconds: 5,
}

export const weekendStory: TemplateDocument = {
  formats: ['story'],
  ground: {
    kind: 'picture',
    picture: { path: 'posters/cedar-spur-lodge-first-snow.webp', width: 1280, height: 720 },
    focal: { x: 50, y: 50 },
    shade: 60,
  },
  layers: [
    picture('logo', 'contain', { story: [30, 8, 40, 8] }),
    text('headline', 'Headline', { ...onDark.headline, align: 'center' }, { story: [10, 52, 80, 22] }),
    button(BONE, onBone.button, { story: [28, 80, 44, 5] }),
  ],
  seconds: 6,
}
