import { formatsOf } from '../formats.ts';

const { plural } = formatsOf('en-GB');

const kinds = {
  room: { title: 'A room', why: 'Walls, floor and ceiling, with doors and windows' },
  wall: { title: 'A single wall', why: 'One to build, or one to tile or paint' },
  ground: { title: 'A piece of ground', why: 'For a deck, a path, a slab or a bed' },
  run: { title: 'A line', why: 'A fence or an edging, by its straight stretches' },
  thing: {
    title: 'Something to build',
    why: 'Shelves, a bed, doors to paint: its job asks for the sizes',
  },
};

const SHOP_UNITS: ReadonlyMap<string, string> = new Map([
  ['l', 'litres'],
  ['m', 'metres'],
]);
/** A unit as the shopping code names it: `l`, `kg`, `m`, … */
const shopUnit = (unit: string): string => SHOP_UNITS.get(unit) ?? unit;

/** A project's tabs: measure, buy, cut, do. What stands between `**` is set off. */
export const en = {
  tabs: { label: 'Project', measure: 'Measure', buy: 'Buy', cut: 'Cut', do: 'Do' },
  notHere: 'This project is not here',
  damaged: (reason: string) =>
    `${reason} Its text is kept on this device as it is; nothing was changed.`,
  elsewhere:
    'Projects are kept on the device where they were made. It may be on another phone or in another browser, or it was removed.',
  yours: 'Your projects',
  measure: 'Measure',
  whatToDo: 'What to do',
  removed: (name: string) => `${name} removed`,
  /** A job and the place it is done on. */
  jobIn: (job: string, place: string) => `${job}, ${place}`,
  measuring: {
    missing: (sizes: string) => `Still to measure: ${sizes}`,
    unsaid: (fields: string) => `Still needed: ${fields}`,
    shopping: (sum: string) => `**About ${sum}**`,
    places: 'Places',
    first: 'Measure a place',
    buy: 'What to buy',
    addJob: 'Add a job here',
    another: 'Measure another place',
    name: 'Project name',
    remove: (place: string) => `Remove ${place}`,
    what: 'What to measure',
    kinds,
    savePlan: 'Save the plan as a file',
    storeyPlan: 'Storey plan',
    copyRoom: 'Copy this room',
    copied: 'Room copied with its jobs',
    fromFile: { title: 'From a file', why: 'Rooms of a plan: DXF, or Sweet Home 3D' },
    fromPhoto: {
      title: 'From a photo',
      why: 'A plan on paper or a screen, traced corner by corner',
    },
    job: 'Add a job',
  },
  job: {
    remove: 'Remove',
    removeNamed: (job: string) => `Remove ${job}`,
    choices: (job: string) => `${job}: what to do`,
    wall: (letter: string) => `Wall ${letter}`,
    ceiling: 'Ceiling',
    floor: 'Floor',
    inUnit: (label: string, unit: string) => `${label}, ${unit}`,
    usual: 'Usual',
    more: 'Adjust',
  },
  buying: {
    toReturn: (count: number) => `${count} more than the plan needs now: keep or return`,
    larger: 'cheapest together with the larger size',
    /** Of packs that hold hardly more than is used; `items` is what else could be bought. */
    tight: {
      nothing: 'Tight: nothing left over',
      little: (left: string) => `Tight: ${left} left over`,
      ample: (left: string) => `${left} left over, as you chose`,
      more: (items: string, extra: string | undefined) =>
        `Take ${items} instead${extra === undefined ? '' : `, ${extra} more`}`,
      less: (items: string, extra: string | undefined) =>
        `Back to ${items}${extra === undefined ? '' : `, ${extra} less`}`,
    },
    /** What is worth knowing of a line before it is bought. */
    notes: {
      of: (packs: string, name: string) => `${packs} ${name}`,
      way: (items: string, cost: string) => `${items}, ${cost}`,
      bulk: (bags: number, cost: string, ways: readonly string[]) =>
        `${bags} small bags, ${cost}. In bulk: ${ways.join('; or ')}.`,
      larger: (items: string, extra: string | undefined) =>
        extra === undefined
          ? `More than is needed: ${items} would cost the same.`
          : `More than is needed: ${items} would cost ${extra} more.`,
      little: (need: string) => `Only ${need} is used. If you have some left over, buy none.`,
      short: (items: string, by: string, saves: string) =>
        `${items} is ${by} short, and ${saves} less.`,
      shorter: (by: string, saves: string) => `Pieces ${by} shorter would save ${saves}.`,
    },
    /** What is needed, what is there and what is still to buy, each with its unit. */
    needed: (amounts: readonly string[]) => amounts.join(', '),
    amounts: {
      need: (amount: string) => `${amount} needed`,
      spare: {
        breakage: (amount: string) => `${amount} in case some break`,
        matching: (amount: string) => `${amount} to keep for repairs`,
        repair: (amount: string) => `${amount} to keep for repairs`,
        settling: (amount: string) => `${amount} because it settles`,
        uneven: (amount: string) => `${amount} for uneven places`,
        own: (amount: string) => `${amount} spare`,
      },
      home: (amount: string) => `${amount} at home`,
      bought: (amount: string) => `${amount} bought`,
      buying: (amount: string) => `${amount} to buy`,
    },
    have: 'I have this',
    haveNamed: (name: string) => `I have this: ${name}`,
    isHad: (name: string) => `${name}: off the list`,
    had: 'You have these',
    buyIt: 'Buy it',
    buyNamed: (name: string) => `Buy it: ${name}`,
    /** What lasts and was there in another project. */
    hadBefore: (names: string) => `In another project you had: ${names}.`,
    haveThem: 'I have them',
    /** Of a group's rows, once some are ticked. */
    leftOf: (left: number, all: number) => `${left} of ${all}`,
    /** What an answer of a job adds to the sum; `names`: some of the `all` things that it adds. */
    adds: (job: string, answer: string, sum: string, names: readonly string[], all: number) =>
      `${job}, “${answer}”: ${sum} of this, for ${names.join(', ')}${all === names.length ? '' : ` and ${all - names.length} more`}.`,
    forJobs: (amount: string | undefined, jobs: number) =>
      `${amount === undefined ? '' : `${amount} `}${plural(jobs, { one: 'for # job', other: 'for # jobs' })}`,
    price: (name: string, size: string, price: string) =>
      `Price of ${name}, ${size}: ${price}, change`,
    why: (reason: string) => `Why: ${reason}`,
    trouble: {
      unpriced: 'No size has a price. Type at least one to see what to buy.',
      uncut: 'A piece is larger than anything the shop sells. Open it to see which.',
    },
    /** What was typed and is not in the list; `reason` is a sentence. */
    leftOut: (where: string, reason: string) => `Not in this list, ${where}: ${reason}`,
    /** A job whose place is not measured as far as it needs. */
    unmeasured: (job: string, sizes: string) =>
      `Not in this list yet, ${job}: still to measure: ${sizes}.`,
    mend: 'Change it',
    byJob: 'By job',
    chooseJob: 'Choose a job for a place, and what it needs appears here with its price.',
    measureFirst: 'Measure the place, and what the job needs appears here with its price.',
    chooseParts: 'Choose what the job covers, and what it needs appears here with its price.',
    nothing: 'Nothing to buy yet',
    unpriced: 'No prices yet',
    noPrice: 'No price',
    /** Behind a sum that leaves them out. */
    without: (count: number) => `${count} without a price`,
    inAll: (sum: string) => `**${sum}** in all`,
    spent: (sum: string) => `**${sum}** spent`,
    /** What is kept for sizes that are not on the list. */
    leftBehind: (prices: readonly string[], ticks: number, amounts: number, boards: number) => {
      const kept = [
        ...(prices.length === 0
          ? []
          : [
              `${plural(prices.length, { one: '# price', other: '# prices' })} (${prices.slice(0, 5).join('; ')})`,
            ]),
        ...(ticks === 0 ? [] : [plural(ticks, { one: '# tick', other: '# ticks' })]),
        ...(amounts === 0 ? [] : [plural(amounts, { one: '# amount', other: '# amounts' })]),
        ...(boards === 0 ? [] : [plural(boards, { one: '# cut board', other: '# cut boards' })]),
      ];
      return `Kept, but not counted: ${kept.join(' and ')}, for sizes that this list does not have.`;
    },
    toGet: (left: number, all: number) =>
      left === all ? `${all} to get` : `${left} of ${all} to get`,
    job: 'Choose a job',
  },
  why: {
    /** Three amounts under one another. */
    need: 'Need',
    home: 'At home',
    buying: 'Buying',
    left: 'Left over',
    /** What of the rest is there on purpose. */
    kept: {
      breakage: (amount: string) => `${amount} of it in case some break.`,
      matching: (amount: string) => `${amount} of it to keep: a later batch may not match.`,
      repair: (amount: string) => `${amount} of it to mend it later.`,
      settling: (amount: string) => `${amount} of it settles.`,
      uneven: (amount: string) => `${amount} of it for uneven places.`,
      own: (amount: string) => `${amount} of it because you said so.`,
    },
    job: (job: string, place: string, cost: string) => `${job}, ${place} · ${cost}`,
    cut: 'How it is cut',
    offcut: 'own offcut',
    /** Another choice, and the drawing that it would give as a sentence. */
    instead: (choice: string, drawing: string) => `${choice}: ${drawing}`,
  },
  prices: {
    example: 'Example price',
    /** In another currency than the list's. */
    exampleOf: (price: string) => `Example price there: ${price}`,
    typedAs: (price: string) => `You typed ${price}: type it in this currency`,
    aside: 'Example price, left aside: type yours to compare',
    paid: (sum: string) =>
      `Ticked at ${sum} in all: that stays. A new price is for what is still to buy.`,
    notSold: 'Not sold here',
    yours: (day: string) => `Your price, ${day}`,
    of: (size: string) => `${size}, price`,
    spare: (unit: string) => (unit === '' ? 'Spare' : `Spare, ${shopUnit(unit)}`),
    usualSpare: {
      breakage: 'Usual, for breakage',
      matching: 'Usual: a later batch may not match',
      repair: 'Usual, to mend it later',
      settling: 'Usual, for settling',
      uneven: 'Usual, for uneven places',
    },
    noSpare: 'None unless you say so',
    own: (unit: string) => (unit === '' ? 'Already at home' : `Already at home, ${shopUnit(unit)}`),
    ownFirst: 'Used first',
    empty: 'Leave a size empty when your shop does not have it.',
    answer: (proof: string, items: string, cost: string) => `**${proof}: **${items}, ${cost}`,
    proof: {
      packs: 'Cheapest',
      searching: 'Working out the cheapest',
      proven: 'Cheapest possible',
      found: 'Best found',
    },
  },
  cutting: {
    materials: 'Materials',
    missing:
      'Some sizes are still missing. Once they are typed, what has to be sawn is planned here, board by board.',
    nothingSawn:
      'Nothing in this project is sawn yet. Shelves, stud walls, decks, fences and skirting are planned here, board by board.',
    example: 'An example: what to cut from which board.',
    ownParts: 'Parts of your own?',
    start: 'Start a cut list',
    addJob: 'Add a job',
    nothing: 'Nothing to cut yet',
    prices: 'Prices and my offcuts',
    job: (job: string, places: string) => `${job}: ${places}`,
    jobs: (jobs: readonly string[]) => jobs.join('; '),
    part: (part: string, owner: string) => `${part}, ${owner}`,
    cut: (kind: 'linear' | 'sheet', number: number) =>
      `${kind === 'sheet' ? 'Sheet' : 'Board'} ${number} cut`,
  },
  gates: {
    /** On Buy, and over the list of them on Do. */
    open: (count: number) => plural(count, { one: '# thing to check', other: '# things to check' }),
    see: 'See what',
    allChecked: 'All checked',
    /** A job and the first of its steps that waits for it. */
    step: (job: string, step: string) => `${job}, ${step}`,
    stops: (steps: readonly string[]) => `Stops only: ${steps.join('; ')}`,
    first: (gate: string) => `Check first: ${gate}`,
    checked: 'I have checked this',
  },
  days: {
    title: 'Your days',
    said: (hours: string, which: 'any' | 'weekends') =>
      `${hours} a day, ${which === 'any' ? 'any day' : 'at weekends'}`,
    change: 'Change',
    hours: 'How long do you work in a day?',
    which: 'On which days?',
    kinds: { any: 'Any day', weekends: 'Weekends' },
    order: 'Steps',
    byDay: 'By day',
    byRoom: 'By room',
  },
  doing: {
    now: 'The step at hand',
    wait: (until: string) => `Wait until **${until}**, when what is under it is dry.`,
    warmth: 'How warm is it there?',
    tooCold: (least: string) =>
      `Paint and plaster do not dry this cold: warm the place first, to ${least} at least.`,
    /** Between this step and the next. */
    pause: (time: string, rests: boolean) => `${time} to ${rests ? 'wait' : 'dry'}`,
    afterIt: (pause: string) => `then ${pause}`,
    isDone: (step: string) => `Done: ${step}`,
    drying: 'Drying',
    dryAt: (at: string) => `dry at ${at}`,
    drySince: (at: string, ago: string | undefined) =>
      `dry since ${at}${ago === undefined ? '' : `, ${ago} ago`}`,
    timerSet: (at: string) => `Timer set: dry at ${at}`,
    timerStopped: 'Timer stopped',
    /** What a button says, and of which step. */
    isDry: (said: string, step: string) => `${said}: ${step}`,
    soonDry: 'It is dry',
    ok: 'OK',
    check: (check: string) => `**Check:** ${check}`,
    with: (tools: string) => `With: ${tools}`,
    step: (step: string, where: string) => `${step}: ${where}`,
    nothing: 'Nothing to do yet',
    done: (done: number, all: number) => `${done} of ${all} done`,
    about: (time: string) => `about ${time}`,
    /** A step that was begun the day before. */
    goesOn: (step: string) => `${step}, go on`,
    /** What is done on a day that is folded. */
    andMore: (steps: readonly string[], more: number) =>
      `${steps.join('; ')}${more === 0 ? '' : `; and ${more} more`}`,
    next: 'Done, next',
    nextAfter: (pause: string) => `Done, ${pause}`,
    empty:
      'Measure a place and choose a job there, and its steps appear here in the order of the work.',
    /** What there is to know of a step, in one line. */
    times: (notes: readonly string[]) => notes.join(' · '),
    allDone: 'All done. Enjoy the room.',
    doneSteps: (count: number) => plural(count, { one: '# step done', other: '# steps done' }),
    /** Ticks of steps that another choice, or another version, had. */
    formerTicks: (count: number) =>
      `Kept, but not shown: ${plural(count, { one: 'the tick of # step', other: 'the ticks of # steps' })} that this plan does not have.`,
    formerStep: 'A step that this plan does not have',
    tools: 'All tools',
    hire: (tool: string) => `${tool} (hire)`,
  },
};
