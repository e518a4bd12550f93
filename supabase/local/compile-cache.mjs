import { enableCompileCache } from 'node:module'
import path from 'node:path'

/* Node keeps here what it made of TypeScript. A process that finds it does not load the compiler, which takes 17 MB. */
enableCompileCache(path.resolve(import.meta.dirname, '../../.local-stack/compiled'))
