import { addressIn, prefixOf } from '../../web/language/addresses.ts';
import { LANGUAGES, type Language } from '../../web/language/language-tags.ts';
import { fetchText, type Finding } from './finding.ts';

const TAGS = Object.keys(LANGUAGES) as Language[];
/** A page that exists in every language. */
const PAGE = '/jobs';

const ok = (check: string, says: string): Finding => ({ check, verdict: 'ok', says });
const judge = (check: string, faults: readonly string[], says: string): Finding =>
  faults.length === 0 ? ok(check, says) : { check, verdict: 'wrong', says: faults.join('; ') };

const languageOf = (html: string): string | undefined => /<html lang="([^"]+)"/.exec(html)?.[1];

/** Attributes of all links of one kind in a page. */
const linksOf = (html: string, rel: string): readonly string[] =>
  [...html.matchAll(/<link [^>]*>/g)].flatMap(([link]) => (link.includes(rel) ? [link] : []));
const attribute = (link: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(link)?.[1] ?? '';

/** Requests pages, a project and a missing page in every language. */
async function checkPages(site: string): Promise<Finding> {
  const faults: string[] = [];
  for (const tag of TAGS) {
    const prefix = prefixOf(tag);
    const wanted = [
      [addressIn(tag, '/'), 200],
      [addressIn(tag, PAGE), 200],
      [`${prefix}/project/doctor/buy`, 200],
      [`${prefix}/project`, 404],
      [`${prefix}/404`, 404],
      [`${prefix}/no-such-page`, 404],
    ] as const;
    for (const [path, status] of wanted) {
      const answer = await fetchText(site + path);
      const language = languageOf(answer.text);
      if (answer.status !== status) faults.push(`${path} answers ${answer.status}, not ${status}`);
      else if (language !== tag)
        faults.push(`${path} is in ${language ?? 'no language'}, not ${tag}`);
    }
  }
  return judge(
    'languages',
    faults,
    `${TAGS.join(', ')}: pages, projects, and 404 for what is none`,
  );
}

/** Checks that each language's page links to itself and all others, as search engines require. */
async function checkPairs(site: string, origin: string): Promise<Finding> {
  const check = 'hreflang';
  const wanted = new Map([
    ...TAGS.map((tag) => [tag, origin + addressIn(tag, PAGE)] as const),
    ['x-default', origin + PAGE] as const,
  ]);
  const faults: string[] = [];
  let isSaid = false;
  for (const tag of TAGS) {
    const path = addressIn(tag, PAGE);
    const { text } = await fetchText(site + path);
    const [canonical = ''] = linksOf(text, 'rel="canonical"').map((link) =>
      attribute(link, 'href'),
    );
    const alternates = linksOf(text, 'hreflang="');
    isSaid ||= canonical !== '' || alternates.length > 0;
    if (canonical !== origin + path) faults.push(`${path} calls itself ${canonical || 'nothing'}`);
    const named = new Map(
      alternates.map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')]),
    );
    for (const [name, href] of wanted) {
      if (named.get(name) !== href)
        faults.push(`${path} has ${named.get(name) ?? 'nothing'} for ${name}`);
    }
  }
  if (!isSaid) {
    const says = 'the pages name no addresses: put this origin into SITE_URL for search engines';
    return { check, verdict: 'note', says };
  }
  return judge(check, faults, 'every language names itself and the others');
}

async function checkSitemap(site: string, origin: string): Promise<Finding> {
  const check = 'sitemap';
  const { status, text } = await fetchText(`${site}/sitemap.xml`);
  if (status === 404) {
    const says = 'there is none: put this origin into SITE_URL for search engines';
    return { check, verdict: 'note', says };
  }
  const listed = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
  const missing = TAGS.flatMap((tag) => ['/', PAGE].map((path) => origin + addressIn(tag, path)))
    .filter((url) => !listed.includes(url))
    .map((url) => `${url} is not in it`);
  const faults = status === 200 ? missing : [`/sitemap.xml answers ${status}`];
  return judge(check, faults, `lists ${listed.length} addresses`);
}

interface Manifest {
  readonly id?: unknown;
  readonly lang?: unknown;
  readonly start_url?: unknown;
}

function readManifest(text: string): Manifest {
  try {
    return Object(JSON.parse(text)) as Manifest;
  } catch {
    return {};
  }
}

async function checkManifests(site: string): Promise<Finding> {
  const faults: string[] = [];
  for (const tag of TAGS) {
    const path = `${prefixOf(tag)}/manifest.webmanifest`;
    const { id, lang, start_url: start } = readManifest((await fetchText(site + path)).text);
    if (id !== '/' || lang !== tag || start !== addressIn(tag, '/')) {
      faults.push(`${path} is not that of the app in ${tag}`);
    }
  }
  return judge('manifests', faults, 'one app, which opens in each language');
}

/**
 * Checks the addresses of every language: pages, 404 pages, alternate links, sitemap and manifests.
 * `origin` is the configured origin, which may differ from the requested one.
 */
export async function* checkAddresses(site: string, origin: string): AsyncGenerator<Finding> {
  yield await checkPages(site);
  yield await checkPairs(site, origin);
  yield await checkSitemap(site, origin);
  yield await checkManifests(site);
}
