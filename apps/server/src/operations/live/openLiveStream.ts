import { defineSelfOperation, stream } from '../../http/defineOperation.js'

/** Of all the person's tenants: a browser has one stream, and its tabs each pick their own. */
export const openLiveStream = defineSelfOperation('openLiveStream', {
  transaction: 'none', // it stays open, and no connection with it
  async handle({ session, request, services }) {
    const { 'last-event-id': lastEventId } = request.headers
    const last = typeof lastEventId === 'string' && lastEventId !== '' ? lastEventId : undefined
    return stream('text/event-stream; charset=utf-8', await services.live.open(session, last))
  },
})
