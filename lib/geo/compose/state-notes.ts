import type { StateNotes } from './notes.ts'
import { alabama } from './states/alabama.ts'
import { alaska } from './states/alaska.ts'
import { arizona } from './states/arizona.ts'
import { arkansas } from './states/arkansas.ts'
import { california } from './states/california.ts'
import { colorado } from './states/colorado.ts'
import { connecticut } from './states/connecticut.ts'
import { delaware } from './states/delaware.ts'
import { florida } from './states/florida.ts'
import { georgia } from './states/georgia.ts'
import { hawaii } from './states/hawaii.ts'
import { idaho } from './states/idaho.ts'
import { illinois } from './states/illinois.ts'
import { indiana } from './states/indiana.ts'
import { iowa } from './states/iowa.ts'
import { kansas } from './states/kansas.ts'
import { kentucky } from './states/kentucky.ts'
import { louisiana } from './states/louisiana.ts'
import { maine } from './states/maine.ts'
import { maryland } from './states/maryland.ts'
import { massachusetts } from './states/massachusetts.ts'
import { michigan } from './states/michigan.ts'
import { minnesota } from './states/minnesota.ts'
import { mississippi } from './states/mississippi.ts'
import { missouri } from './states/missouri.ts'
import { montana } from './states/montana.ts'
import { nebraska } from './states/nebraska.ts'
import { nevada } from './states/nevada.ts'
import { newHampshire } from './states/new-hampshire.ts'
import { newJersey } from './states/new-jersey.ts'
import { newMexico } from './states/new-mexico.ts'
import { newYork } from './states/new-york.ts'
import { northCarolina } from './states/north-carolina.ts'
import { northDakota } from './states/north-dakota.ts'
import { ohio } from './states/ohio.ts'
import { oklahoma } from './states/oklahoma.ts'
import { oregon } from './states/oregon.ts'
import { pennsylvania } from './states/pennsylvania.ts'
import { rhodeIsland } from './states/rhode-island.ts'
import { southCarolina } from './states/south-carolina.ts'
import { southDakota } from './states/south-dakota.ts'
import { tennessee } from './states/tennessee.ts'
import { texas } from './states/texas.ts'
import { utah } from './states/utah.ts'
import { vermont } from './states/vermont.ts'
import { virginia } from './states/virginia.ts'
import { washington } from './states/washington.ts'
import { westVirginia } from './states/west-virginia.ts'
import { wisconsin } from './states/wisconsin.ts'
import { wyoming } from './states/wyoming.ts'

/** By abbreviation. */
export const STATE_NOTES: Readonly<Record<string, StateNotes>> = {
  AL: alabama,
  AK: alaska,
  AZ: arizona,
  AR: arkansas,
  CA: california,
  CO: colorado,
  CT: connecticut,
  DE: delaware,
  FL: florida,
  GA: georgia,
  HI: hawaii,
  ID: idaho,
  IL: illinois,
  IN: indiana,
  IA: iowa,
  KS: kansas,
  KY: kentucky,
  LA: louisiana,
  ME: maine,
  MD: maryland,
  MA: massachusetts,
  MI: michigan,
  MN: minnesota,
  MS: mississippi,
  MO: missouri,
  MT: montana,
  NE: nebraska,
  NV: nevada,
  NH: newHampshire,
  NJ: newJersey,
  NM: newMexico,
  NY: newYork,
  NC: northCarolina,
  ND: northDakota,
  OH: ohio,
  OK: oklahoma,
  OR: oregon,
  PA: pennsylvania,
  RI: rhodeIsland,
  SC: southCarolina,
  SD: southDakota,
  TN: tennessee,
  TX: texas,
  UT: utah,
  VT: vermont,
  VA: virginia,
  WA: washington,
  WV: westVirginia,
  WI: wisconsin,
  WY: wyoming,
}
