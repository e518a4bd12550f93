import { parseChoice } from './player-memory'

test.each([
  [
    { volume: 0.4, hasCaptions: false },
    { volume: 0.4, hasCaptions: false },
  ],
  [{ volume: 1.4, hasCaptions: 'yes' }, {}],
  [{ volume: 0 }, { volume: 0 }],
  [undefined, {}],
  ['loud', {}],
])('reads %j as %j', (stored, choice) => expect(parseChoice(stored)).toEqual(choice))
