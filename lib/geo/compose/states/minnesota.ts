import type { StateNotes } from '../notes.ts'
import { all, eastOf, near, northOf, westOf } from '../where.ts'

export const minnesota: StateNotes = {
  lead: 'Minnesota makes medical devices, breakfast cereal and understatement. Its seasons are complete, each of them photogenic and one of them long, and crews here know how to work in all four.',
  regions: [
    {
      name: 'The Twin Cities',
      where: near(44.97, -93.2, 45),
      notes: [
        'Lakes lie inside the cities, so water, skyline and people in canoes can be had without leaving town.',
        'January averages well below freezing. Batteries travel in inside pockets, and nobody changes a lens outdoors without a reason.',
        'Headquarters and device makers ask for precise, approved language; we write the script with the reviewers in the room.',
        'Skyways connect downtown offices on the second floor, handy for crews in winter and a set of their own.',
      ],
    },
    {
      name: 'The northeast',
      where: all(northOf(46), eastOf(-95)),
      notes: [
        'Lake Superior makes its own weather: cool fog in June, clear gold in September, sea smoke on the coldest mornings.',
        'Ore boats, lift bridges and pine shore are the pictures; gales in November are the ones people remember.',
        'Birch and aspen turn in late September, maples on the ridge a little earlier.',
      ],
    },
    {
      name: 'The Red River side',
      where: westOf(-95),
      notes: [
        'The western edge of the state is the bed of an old glacial lake, so flat that the road is the highest thing on it.',
        'Sugar beets, wheat and wind fill the frame; harvest runs day and night in October.',
        'Ground blizzards can hide a road under a blue sky. Winter plans have a hotel in them.',
      ],
    },
    {
      name: 'The center and the south',
      notes: [
        "Southern Minnesota's rivers have cut wooded bluffs into farm country, steepest toward the Mississippi.",
        'The Mayo Clinic brings patients and researchers from everywhere, and consent, quiet and tact into every medical film made near it.',
        'Summer evenings are long, warm and full of mosquitoes; we schedule speech before they come out.',
      ],
    },
  ],
  cities: {
    'minneapolis-mn':
      'Minneapolis grew around the only major falls on the Mississippi, and flour mills still stand beside them, some as ruins with a museum inside. The river walk gives you stone, iron and water at first light.',
    'saint-paul-mn':
      'Saint Paul is the older, quieter twin, with a capitol, a cathedral on a hill and river bluffs that look down on barges.',
    'rochester-mn':
      'Rochester lives around its clinic. Films here are made with patients in mind first and cameras second.',
    'duluth-mn':
      'Duluth hangs on a hillside above Lake Superior, and its lift bridge rises for ships a thousand feet long. Everything faces southeast over water, so sunrise is the hour.',
  },
}
