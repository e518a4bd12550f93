import { listEmptyPageScripts } from '../../lib/next-runtime/build-scripts.ts'
import { weighScripts } from './weight.ts'

/**
 * Bytes of the scripts of an empty page, compressed with Brotli: what Next loads for any page of the App Router.
 *
 * @param buildDir absolute
 */
export const readFloor = async (buildDir: string): Promise<number> =>
  weighScripts(await listEmptyPageScripts(buildDir), buildDir)
