import type { StateNotes } from '../notes.ts'
import { all, any, eastOf, northOf, southOf, westOf } from '../where.ts'

export const texas: StateNotes = {
  clock:
    'Texas keeps Central time, except for El Paso and Hudspeth counties in the far west, which keep Mountain time.',
  regions: [
    {
      name: 'The far west',
      where: westOf(-104),
      notes: [
        'The Chihuahuan Desert reaches up around El Paso: bare mountains, clear air and sun on most days of the year.',
        'Spring wind brings dust and ends drone flights by ten in the morning; October and November are calm and gold.',
        'Two countries share one city landscape here. Filming on the American side can still have Mexico as its background.',
      ],
    },
    {
      name: 'The Panhandle and the plains',
      where: any(westOf(-100.3), all(northOf(34), westOf(-99.5))),
      notes: [
        'The high plains are level, treeless and farmed in circles, and the sky takes two thirds of every frame without being asked.',
        'Wind blows on most days and hardest in spring. Microphones and drones both prefer the first two hours of light.',
        'Pump jacks, turbines and cotton strippers all move slowly and read well in a long take.',
        'Northers arrive as a blue line on the horizon and drop the temperature by thirty degrees in an hour. Everyone carries a jacket.',
      ],
    },
    {
      name: 'The border and the Valley',
      where: southOf(27.72),
      notes: [
        'The lower Rio Grande is subtropical, with palms, citrus and sugar cane, and winter days that other states would call spring.',
        'Trade is the story: bridges, customs brokers and warehouses, and interviews in two languages.',
        'From May into September the heat index passes a hundred; work outdoors starts at first light.',
      ],
    },
    {
      name: 'Houston and the coastal plain',
      where: any(all(eastOf(-96.7), southOf(30.85)), all(eastOf(-97.7), southOf(29.3))),
      notes: [
        'Gulf moisture makes mornings soft, noons white and afternoons stormy from May into September, and we plan in that order.',
        'Industrial sites have entry rules of their own, from fire-resistant clothing to approved batteries, and paperwork starts two weeks ahead.',
        'Between November and March fronts bring crisp northern days every week or so; those are the days for skylines.',
        'Nearly everything is flat, so height has to be brought along or borrowed from a parking deck.',
      ],
    },
    {
      name: 'The Hill Country and the center',
      where: all(southOf(31.35), eastOf(-100.5), westOf(-96.7)),
      notes: [
        'Limestone hills, clear rivers and live oaks begin just west of the interstate, and the flat farmland begins just east of it.',
        'Wildflowers line the roads from mid-March into April; bluebonnets are gone before most film dates are agreed, so ask in January.',
        'Summers pass a hundred degrees for weeks at a time. Early starts, long lunches and a second call at six are how locals do it.',
        'Software, chips, missions and the military share the corridor, and so do their visitors; festival weeks book out a year ahead.',
      ],
    },
    {
      name: 'East Texas',
      where: all(eastOf(-95.7), northOf(30.85)),
      notes: [
        'Pine forest, lakes and oil towns make East Texas look more like Louisiana than like a western.',
        'Azaleas bloom in late March and roses in October; between them it is green and very humid.',
        'Roads are lined with trees, so the wide view comes from a lake, a pasture or a drone.',
      ],
    },
    {
      name: 'North Texas',
      notes: [
        'The prairie around Dallas and Fort Worth is open and growing: stadiums, warehouses and whole towns go up between one site visit and the next.',
        'Hail and storms come mainly in April and May; cars and cranes both need a plan.',
        'Midday sun is hard for half the year, and offices with deep porches or north glass are where summer interviews belong.',
        'Blue northers clear the winter sky within an hour, and the day after is the one for skylines.',
        'The land is close to level, so overpasses, water towers and parking decks are where a wide view comes from.',
        'Around Dallas and Fort Worth two airports control most of the sky, and a drone flight begins with an authorization.',
        'Ice storms are rare and thorough: a winter date may freeze shut for two days and be spring on the third.',
      ],
    },
  ],
  cities: {
    'san-antonio-tx':
      'San Antonio keeps its river one level below the street, shaded and lit, and its missions are a World Heritage site. Both need permission, and the second needs quiet.',
    'fort-worth-tx':
      "Fort Worth drives longhorns down a brick street twice a day and hangs some of the country's best paintings two miles away. Aircraft are assembled on the west side, behind several kinds of gate.",
    'el-paso-tx':
      'El Paso wraps around the end of the Franklin Mountains, with Ciudad Juárez across the river. From Scenic Drive the lights of both cities run together after dark.',
    'arlington-tx':
      'Arlington sits between Dallas and Fort Worth with two stadiums, an amusement park and a car plant, so an event calendar belongs in every plan.',
    'corpus-christi-tx':
      'Corpus Christi faces its bay from a bluff and a seawall. Wind is steady enough that windsurfers travel for it and sound recordists bring extra fur.',
    'plano-tx':
      'Plano is headquarters after headquarters north of Dallas, where the job is to find what makes one lobby different from the next.',
    'laredo-tx':
      'Laredo is the busiest inland port on the border with Mexico, and its story is measured in trucks per hour.',
    'lubbock-tx':
      'Lubbock lies on a plain so level that the sunset is an event. Cotton, wind energy, Texas Tech and Buddy Holly give it more subjects than elevation.',
    'garland-tx':
      'Garland is a working city northeast of Dallas, with Lake Ray Hubbard along its eastern edge.',
    'irving-tx':
      'Irving has canals and bronze mustangs in Las Colinas, headquarters around them, and the airport at its back door.',
    'amarillo-tx':
      "Amarillo is out on the Panhandle's plain, at thirty-six hundred feet, with Palo Duro Canyon opening in the ground a half hour to the south. Cattle, helium and wind are the trades.",
    'brownsville-tx':
      'Brownsville is as far south as Texas goes, with palms, a ship channel and rockets on the beach; launch days close the road and the sky.',
  },
}
