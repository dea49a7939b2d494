/** The widgets of numbers, but for charts. */
export const loadViews = () => import(/* ahead */ './views.js')

/** The widgets of devices and their alarms. */
export const loadThingViews = () => import(/* ahead */ './thingViews.js')

/** The widgets of work and content, and components of the company. */
export const loadWorkViews = () => import(/* ahead */ './workViews.js')

/** The widgets with charts. What draws them comes later, with the first chart. */
export const loadChartViews = () => import(/* ahead */ './chartViews.js')
