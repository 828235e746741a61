/** Put up a fence: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Panels stand between posts: each bay is a panel, a post and a little play; the rest of the line is a panel sawn narrower.',
    'Posts go a third of the height into the ground, and below the frost line (BS 1722-5).',
    'Concrete is the hole, three posts wide, less the post; a tenth more, for no hole is neat.',
    'Feather-edge boards overlap and are nailed twice to each rail; three rails above 1.2 m.',
    'Sizes are those that shops of your region keep; prices are examples until you type your own.',
  ],
  pitfalls: [
    'Digging into a cable or gas pipe: ask for the plans and dig by hand near them.',
    'Your neighbour’s line and the height allowed: ask first.',
    'Setting all posts without a panel between them: panels differ by a centimetre. Set post, panel, post.',
    'One bag of post mix a hole: that fills a third of it, and the fence leans in the first storm.',
    'Concrete that ends in a bowl holds water and rots the post: slope it away.',
  ],
  fields: {
    height: { label: 'Fence height' },
    kind: {
      label: 'Made of',
      options: {
        panel: 'Panels',
        'feather-edge': 'Feather-edge boards',
        picket: 'Pickets on rails',
        slotted: 'Panels in concrete posts',
      },
    },
    gates: { label: 'Gates', source: 'At the end of the last stretch.' },
    exposure: {
      label: 'Wind',
      options: { sheltered: 'Sheltered', open: 'Open ground', coast: 'By the sea or on a hill' },
    },
    soil: {
      label: 'Ground',
      options: { firm: 'Firm', 'clay-or-sand': 'Clay or sand' },
    },
    fall: {
      label: 'The ground falls by',
      source: 'From the first post to the last: hold a string level and measure down.',
    },
    slope: {
      label: 'On the slope',
      options: { rake: 'Follow the ground', steps: 'Step down bay by bay' },
    },
    byRoad: { label: 'Beside a road' },
    gravelBoard: {
      label: 'Gravel boards',
      options: { usual: 'Where usual', yes: 'Yes', no: 'No' },
      source: 'A board at the bottom that keeps the rest off the soil.',
    },
    gap: { label: 'Gap between boards' },
    frost: { label: 'Frost line', source: 'How deep the ground freezes: the local office knows.' },
  },
  figures: { run: 'fence', height: 'high', bays: 'bays', posts: 'posts' },
  why: {
    string: 'The line along the ground and along the tops, a tenth more to tie it.',
    pegs: 'One at each corner and end.',
    braces: (braces: number, posts: number) =>
      `${braces} braces hold ${posts} posts at once, two each, until the mix is hard.`,
    bracePegs: (braces: number, strings: number) =>
      `${braces} pegs at the feet of braces, ${strings} pegs hold the string.`,
    braceScrews: (each: number, braces: number) => `${each} for each of ${braces} braces.`,
    gloves: 'For splinters and wire.',
    cementGloves: 'Wet cement burns skin.',
    glasses: 'For sawing and hammering.',
    anchors: (posts: number) => `One for each of ${posts} posts, set in the concrete.`,
    caps: (posts: number) => `One for each of ${posts} posts: the end grain drinks rain.`,
    gravel: (posts: number) => `A layer under each of ${posts} posts, so that the foot drains.`,
    gravelBoards: (boards: number, bays: number) =>
      boards === bays
        ? `One in each of ${bays} bays.`
        : `${boards} boards in ${bays} bays, those that close the gap over falling ground among them.`,
    cleats: (each: number, boards: number) => `${each} for each of ${boards} gravel boards.`,
    cleatScrews: (each: number, cleats: number) =>
      `${each} for each of ${cleats} cleats, half into the post, half into the board.`,
    wedges: (each: number, panels: number) =>
      `${each} for each of ${panels} panels, against rattling.`,
    clips: (each: number, panels: number) => `${each} for each of ${panels} panels.`,
    clipScrews: (each: number, clips: number) => `${each} for each of ${clips} clips.`,
    rails: (rails: number, bays: number) => `${rails} rails in each of ${bays} bays.`,
    brackets: (each: number, rails: number) => `${each} for each of ${rails} rails.`,
    bracketScrews: (each: number, brackets: number) =>
      `${each} for each of ${brackets} brackets, half into the rail, half into the post.`,
    nails: (each: number, places: number) =>
      `${each} for each of ${places} places where a board meets a rail.`,
    bolts: (each: number, posts: number) => `${each} for each of ${posts} posts, through its foot.`,
    capping: 'Along the top, bay by bay.',
    cappingNails: (each: number, places: number) =>
      `${each} at each of ${places} places along the top, into the rail below.`,
    gates: (gates: number) => `As many as you chose: ${gates}.`,
    hardware: 'Hinges, latch and bolts for each gate.',
    preserver: (cuts: number) => `${cuts} sawn ends, two soaking coats each.`,
  },
  wind: (moment: string, bay: string) =>
    `The wind puts ${moment} on each post with bays of ${bay}. Choose a lower fence.`,
  inConcrete: 'Panels in concrete posts hold more.',
  higherGate: (gate: string, height: string) =>
    `The gate that shops sell is ${gate} high: it rises above the fence of ${height}. Have one made, or let it.`,
  noPost: (need: string, longest: string) =>
    `A post of ${need} is needed, and the longest sold is ${longest}. Choose a lower fence or another kind.`,
  wideGap: (gap: string) =>
    `The ground falls so much along a bay that a gap of up to ${gap} is left under it. Gravel boards close it.`,
  openGap: (gap: string) =>
    `The ground falls so much along a bay that a gap of up to ${gap} is left under it. Boards on rails follow the ground.`,
  otherHeight: (height: string) =>
    `Shops in your region sell for a fence ${height} high: that is what this plan builds.`,
  drawing: {
    fence: 'Fence',
    stretch: (stretch: number) => `Stretch ${stretch}`,
    gate: 'gate',
    says: (name: string, long: string, bays: number, posts: number) =>
      `${name}: ${long}, ${bays} bays between ${posts} posts.`,
    section: 'Post and hole',
    post: (side: string) => `post ${side}`,
    hole: (hole: string, depth: string) => `${hole} wide, ${depth} deep`,
    sectionSays: (height: string, post: string, hole: string, depth: string) =>
      `Cut through a post: ${height} high, ${post} square, in a hole ${hole} wide and ${depth} deep.`,
  },
  steps: {
    agree: {
      title: 'Agree the line',
      detail:
        'Look at the deeds, and agree the line, the height and the good side with your neighbour. Ask the local office what is allowed.',
      check: 'You both know where the string will run.',
    },
    services: {
      title: 'Find pipes and cables',
      detail:
        'Get the plans of what is buried, walk the line with the finder and mark what you find.',
      check: 'No mark lies where a post will stand.',
    },
    line: {
      title: 'Set out the line',
      detail: (off: string) =>
        `Clear a strip, peg a string ${off} off the face of the posts and mark every post as on the drawing, with the tape held level.`,
      steps: (fall: string, drops: string) =>
        `The ground falls by ${fall}: every bay is level, and its lower post stands lower than its higher one by, in order: ${drops}.`,
      rake: (fall: string) =>
        `The ground falls by ${fall}: rails and string run parallel to it, posts and boards stand plumb.`,
      check: 'The marks add up to the length of the line.',
    },
    digEnds: { title: 'Dig the end posts’ holes' },
    dig: {
      title: 'Dig the holes between',
      detail: (hole: string, depth: string) =>
        `${hole} wide and ${depth} deep, sides straight, loose earth out. An old stump: dig beside it.`,
      check: (depth: string) => `A stick marked at ${depth} touches the bottom everywhere.`,
      safety: 'Dig by hand near marks. Cover open holes when you leave, and lift with your legs.',
    },
    setEnds: { title: 'Set the end posts' },
    set: {
      detail: (gravel: string) =>
        `${gravel} of gravel, post in, two braces screwed to it and to pegs, plumb two ways. Tamp the concrete in layers and slope the top away from the post.`,
      concrete: (gravel: string) =>
        `${gravel} of gravel, post in, two braces clamped to it and screwed to pegs, plumb two ways. Tamp the concrete in layers and slope the top away from the post.`,
      anchored:
        'Fill the hole with tamped concrete and set the anchor in it, level and in line. Bolt the post on when it has hardened.',
      check: 'The level reads plumb on two sides.',
      safety: 'Wet cement burns: gloves, glasses, long sleeves. Rinse skin at once.',
    },
    setNext: {
      title: 'Set the posts between',
      along: 'Stretch a string along the tops of the end posts; every post reaches up to it.',
      stepped:
        'A string between the end posts gives the line. The top of every post is level with the top of the panel or boards on its higher side.',
      panel:
        'Stand a panel on blocks beside the last post, set the next post tight to it, and go on: post, panel, post. The panel is only the gauge: take it out in wind, and hang it once the mix is hard.',
      slotted:
        'Slide gravel board and panel into the post that stands, bring the next post up to them, set it, and go on.',
      boards:
        'The faces of all posts in one line. Move the braces on once a post stands by itself.',
      check: 'The string touches every post and the bays are alike.',
      level:
        'A level from the top of each post meets the top of the bay beside it, and the bays are alike.',
    },
    gravelBoard: {
      title: 'Fix the gravel boards',
      detail: (off: string) =>
        `${off} off the soil, screwed to a cleat on each post, parallel to what comes above it.`,
      under:
        'Under the low end of a bay the ground falls away: hold a further board there, draw the ground along it, saw along the line, treat the edge and fix it under the first.',
      check: 'No board touches the soil.',
    },
    hang: {
      title: 'Hang the panels',
      detail: (foot: string, cut: number) =>
        `${foot}, the same gap each side, clips on both posts.${
          cut > 0 ? ' Saw the last panel narrower: take off a batten and fix it on again.' : ''
        }`,
      onBoard: 'On the gravel board',
      offSoil: (off: string) => `${off} off the soil at its high end`,
      slotted: 'Press wedges into the slots on both sides so that nothing rattles.',
      check: 'Tops level, and nothing moves when pushed.',
      safety: 'A panel is a sail: two people, and not in wind.',
    },
    rails: {
      title: 'Fix the rails',
      detail: (ends: string, rails: number) =>
        `${rails} a bay: the lowest and the highest ${ends} from the ends of the boards${
          rails > 2 ? ', one in the middle' : ''
        }.`,
      capped: (ends: string, rails: number) =>
        `${rails} a bay: the lowest ${ends} from the lower ends of the boards, the highest flush with their tops, so that the capping is nailed into it${
          rails > 2 ? ', one in the middle' : ''
        }.`,
      along: 'Parallel to the ground, and flush with the face of the posts.',
      check: 'Level, and flush with the face of the posts.',
    },
    boards: {
      title: 'Nail the boards',
      lapped: (nails: number, lap: string) =>
        `Thick edge over thin by ${lap}, with a gauge; ${nails} nails a rail through the thick edge only, so that the boards can move.`,
      butted: (nails: number) =>
        `Edge to edge, ${nails} nails a rail. Stretch a string along the tops first.`,
      spaced: (nails: number, gap: string) =>
        `With a block of ${gap} between, ${nails} nails a rail. Stretch a string along the tops first.`,
      onBoard: 'They stand on the gravel board.',
      offSoil: (off: string) => `Keep them ${off} off the soil.`,
      check: 'Plumb at every tenth board.',
      safety: 'Glasses on: nails spring back.',
    },
    capping: {
      title: 'Cap the boards',
      detail:
        'Nail the capping down into the top rail, over the ends of the boards, joints over posts.',
      check: 'Water runs off it, not behind it.',
    },
    gate: {
      title: 'Hang the gate',
      detail: (gap: string, hinge: string) =>
        `${gap} of gap all round, hinges ${hinge} from top and bottom, the brace up from the lower hinge.`,
      downhill: 'Hang it so that it opens downhill.',
      check: 'It swings by itself and latches with a finger.',
    },
    treat: {
      title: 'Cut ends',
      capped: 'Caps and cut ends',
      detail: 'Soak every sawn end twice with preservative.',
      caps: 'Soak every sawn end twice with preservative, and cap the posts.',
      check: 'Push the top of a post: it moves less than two finger-widths.',
    },
    stain: {
      title: 'Stain it when it is dry',
      detail:
        'Treated wood is wet from the works: wait until a drop of water soaks in, two to eight weeks, then stain it.',
    },
  },
};
