import fastifyCompress from '@fastify/compress'
import type { FastifyInstance, RouteShorthandOptions } from 'fastify'

/** The plugin's own list has files of unknown kinds, too. */
const packable = /^(?:text\/(?!event-stream)|application\/json|image\/svg\+xml)/u

/** Options of a route whose answers are not packed: stored files, of which browsers know the length. */
export const asTheyAre: RouteShorthandOptions = { compress: false }

/**
 * Packs what is text of the routes that come after it, from 1 kB on, where the caller can unpack it;
 * decision 0042. What is packed already, live streams, and routes with `asTheyAre` go as they are. Bodies of requests are never unpacked: their limits count what arrives.
 */
export function packAnswers(app: FastifyInstance): void {
  void app.register(fastifyCompress, {
    customTypes: packable,
    encodings: ['br', 'gzip'],
    threshold: 1024,
    globalDecompression: false,
  })
}
