import { createSpeedometer } from './speed'

it('says the rate of the last seconds and the time left', () => {
  const speed = createSpeedometer(1000)
  expect(speed.add(0, 0)).toBeNull()
  expect(speed.add(100, 1000)).toEqual({ bytesPerSecond: 100, secondsLeft: 9 })
  expect(speed.add(300, 20_000)).toBeNull()
  expect(speed.add(500, 21_000)).toEqual({ bytesPerSecond: 200, secondsLeft: 2.5 })
})

it('forgets the rate from before a pause', () => {
  const speed = createSpeedometer(1000)
  speed.add(0, 0)
  speed.reset()
  expect(speed.add(500, 1000)).toBeNull()
})

it('says nothing while nothing moves', () => {
  const speed = createSpeedometer(1000)
  speed.add(10, 0)
  expect(speed.add(10, 1000)).toBeNull()
})
