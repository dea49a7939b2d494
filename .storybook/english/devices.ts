/** What the stories of devices show beside the common words. */
export const devicesWords = {
  杭州工厂: 'Hangzhou plant',
  苏州工厂: 'Suzhou plant',
  冲压车间: 'Press shop',
  涂装车间: 'Paint shop',
  冲压机: 'Press',
  水泵: 'Pump',
  '设备 #': 'Device #',
} as const
