// Stores pages and workbenches by the calls that a designer's screen makes.
const app = 'RCAPPN0001'
const base = `/yunbu-app/spruce-web-delivery-visualization-v3/${app}/page-preview`

/**
 * @param {import('playwright').Page} page signed in as the administrator of the tenant
 * @param {string} url @param {string} tenant its id
 */
export function storeFor(page, url, tenant) {
  /** @param {string} path @param {object} body @returns {Promise<any>} */
  const post = async (path, body) => {
    const answer = await page.request.post(`${url}/spruce/api/v1${path}`, {
      headers: {
        ...{ 'app-code': 'spruce-web-enterprise-console', 'current-tenant': tenant, origin: url },
        'idempotency-key': crypto.randomUUID(),
      },
      data: body,
    })
    const { data, message } = await answer.json()
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${message}`)
    return data
  }

  return {
    /** Publishes a page with a menu of its own. @param {string} name @param {object} document @returns {Promise<string>} its path */
    async page(name, document) {
      const { id, version } = await post('/pages', { appCode: app, name, document })
      await post(`/pages/${id}/publish`, { version })
      const path = `${base}/${id}`
      await post('/menus', {
        ...{ appCode: app, parentId: null, type: 0, openType: 1, path },
        name: { 'zh-CN': name, 'en-US': name },
      })
      return path
    },
    /** Adds a business workbench that nobody has yet. @param {string} name @param {object} document */
    async workbench(name, document) {
      await post('/workbenches', { scope: 'business', name, document })
    },
  }
}
