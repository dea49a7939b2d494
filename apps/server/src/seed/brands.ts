import type { DrawnBrand } from './DemoTenant.js'

/** Two firs on a rounded square. */
function firIcon(from: string, to: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="64" height="64" rx="14" fill="url(#g)"/><path fill="#fff" d="M28 9l13 17h-6l9 12h-7l9 12H10l9-12h-7l9-12h-6z"/><path fill="#fff" d="M25 50h6v7h-6z"/><path fill="#fff" fill-opacity=".6" d="M46 24l8 12h-4l6 9h-4l5 5h-8L40 38h4z"/></svg>`
}

/** A pin over a grid of districts. */
function districtIcon(from: string, to: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs><rect width="64" height="64" rx="14" fill="url(#g)"/><path fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" d="M8 44l16-6 16 8 16-6M24 38V20M40 46V28"/><path fill="#fff" d="M32 10a13 13 0 0 1 13 13c0 9-13 22-13 22S19 32 19 23a13 13 0 0 1 13-13z"/><circle cx="32" cy="23" r="5" fill="${to}"/></svg>`
}

/** Hills for the login page. */
function hills(sky: string, far: string, near: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" preserveAspectRatio="xMidYMid slice"><rect width="1600" height="900" fill="${sky}"/><path fill="${far}" d="M0 620l260-170 210 120 300-240 320 230 230-130 280 190v280H0z"/><path fill="${near}" d="M0 760l320-120 260 90 360-160 300 140 360-100v290H0z"/></svg>`
}

/** Who runs the platform. */
export const operatorBrand: DrawnBrand = {
  id: 'operator',
  code: 'operator',
  name: '云杉平台运营中心',
  shortName: '平台运营',
  kind: 'operator',
  browserTitle: '云杉平台',
  slogan: '让每一家企业都有自己的工作台',
  sloganEn: 'A workbench of its own for every company',
  palette: 'blue',
  icon: firIcon('#3b82f6', '#1e40af'),
  background: hills('#dbeafe', '#93c5fd', '#3b82f6'),
}

/** A manufacturing group of 300 people. */
export const manufacturingBrand: DrawnBrand = {
  id: 'yunshan',
  code: 'yunshan',
  name: '云杉制造集团',
  shortName: '云杉制造',
  kind: 'customer',
  browserTitle: '云杉制造集团',
  slogan: '匠心智造，行稳致远',
  sloganEn: 'Made with care, built to last',
  palette: 'blue',
  icon: firIcon('#2563eb', '#1e3a8a'),
  iconDark: firIcon('#60a5fa', '#2563eb'),
  background: hills('#e0f2fe', '#7dd3fc', '#0369a1'),
  next: {
    change: {
      slogan: '匠心三十年，智造新起点',
      sloganEn: 'Thirty years of care, a new beginning',
      loginPosition: 'center',
    },
    plan: { inDays: 30, note: '三十周年' },
  },
}

/** A tenant as large as the country's administrative divisions. */
export const divisionBrand: DrawnBrand = {
  id: 'division',
  code: 'division',
  name: '全国区划服务网络',
  shortName: '区划网络',
  kind: 'customer',
  browserTitle: '全国区划服务网络',
  slogan: '连接每一座城镇',
  sloganEn: 'Connecting every town',
  palette: 'own',
  brandColor: '#0E7C66',
  loginPosition: 'left',
  icon: districtIcon('#16a34a', '#14532d'),
  background: hills('#dcfce7', '#86efac', '#15803d'),
  // Its people begin at their workbench, administrators too.
  homepage: { homepageEnabled: true, homepageUrl: '/dashboard' },
  next: { change: { brandColor: '#1D6FA5', slogan: '服务每一座城镇' } },
}
