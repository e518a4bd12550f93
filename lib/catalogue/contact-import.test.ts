import { describeProblems, guessContactColumns } from './contact-import'

it.each([
  [
    ['First Name', 'Surname', 'E-mail', 'Company', 'Job title', 'Mobile', 'Comments'],
    { first_name: 1, last_name: 2, email: 3, client: 4, position: 5, phone: 6, notes: 7 },
  ],
  [
    ['Name', 'Position', 'Client', 'E-mail', 'Phone'],
    { full_name: 1, position: 2, client: 3, email: 4, phone: 5 },
  ],
  [
    ['Given Name', 'Family Name', 'E-mail 1 - Value', 'Organization 1 - Name', 'Name'],
    {
      first_name: 1,
      last_name: 2,
      email: 3,
      client: 4,
    },
  ],
  [['email status', 'Email'], { email: 2 }],
  [['Zahl', 'Farbe'], {}],
])('guesses the columns of %j', (headers, columns) => {
  expect(guessContactColumns(headers)).toEqual(columns)
})

it('names each field with its problem, in the order of the fields', () => {
  expect(describeProblems({ email: 'invalid', first_name: 'missing' })).toEqual([
    'First name is missing',
    'Email is not valid',
  ])
})
