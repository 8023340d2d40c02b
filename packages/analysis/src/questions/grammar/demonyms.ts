/** A country's English name, then what its people and things are called: in English, and in the other languages of questions. */
const lines = `
United Kingdom: british, brits, brit, uk, u.k, britain, great britain, england, britisch*, britannique*, britanic*, brits*
United States: american, americans, usa, u.s, u.s.a, states, america, amerikan*, americain*, american*, estadounidense*
Ireland: irish, irisch*, irlandais*, irlandes*, iers*
Germany: german, germans, deutsche*, allemand*, aleman*, tedesch*, alem*, niemieck*, tysk*, duits*
Austria: austrian, austrians, osterreichisch*, autrichien*, austriac*, oostenrijk*
Switzerland: swiss, schweizer*, suisse*, suiz*, svizzer*
France: french, frenchmen, franzosisch*, franzosen, francais*, frances*, francuz*, fransk*, frans*
Spain: spanish, spaniards, spanisch*, spanier*, espagnol*, espanol*, spagnol*, espanh*, spaans*
Italy: italian, italians, italien*, italian*
Portugal: portuguese, portugies*, portugais*, portugues*, portoghes*
Netherlands: dutch, dutchmen, holland, niederland*, hollander*, neerlandais*, hollandais*, holandes*, olandes*, nederlands*, holendersk*
Belgium: belgian, belgians, belgisch*, belge*, belg*
Denmark: danish, danes, danisch*, danois*, danes*, dansk*
Sweden: swedish, swedes, schwedisch*, schweden, suedois*, suec*, svedes*, svensk*, zweeds*
Norway: norwegian, norwegians, norwegisch*, norvegien*, norueg*, norsk*
Finland: finnish, finns, finnisch*, finlandais*, finlandes*, finsk*
Poland: polish, poles, polnisch*, polonais*, polac*, polsk*, polak*, pools*
Czechia: czech, czechs, tschechisch*, tcheque*, chec*
Hungary: hungarian, hungarians, ungarisch*, hongrois*
Romania: romanian, romanians, rumanisch*, roumain*
Bulgaria: bulgarian, bulgarians
Greece: greek, greeks, griechisch*, grec*
Turkey: turkish, turks, turkisch*, turc*
Ukraine: ukrainian, ukrainians, ukrainisch*
Russia: russian, russians, russisch*, russe*, rus*
Croatia: croatian, croatians, croats
Slovenia: slovenian, slovenians, slovenes
Slovakia: slovak, slovaks
Estonia: estonian, estonians
Latvia: latvian, latvians
Lithuania: lithuanian, lithuanians
Iceland: icelandic, icelanders
Canada: canadian, canadians, kanadisch*, canadien*, canadiens*
Mexico: mexican, mexicans, mexikanisch*, mexicain*, mexican*
Brazil: brazilian, brazilians, brasilianisch*, bresilien*, brasilen*, brasileir*
Argentina: argentinian, argentine, argentinians, argentin*
Chile: chilean, chileans, chilen*
Colombia: colombian, colombians, colombian*
Peru: peruvian, peruvians, peruan*
Australia: australian, australians, aussies, aussie, australisch*, australien*
New Zealand: kiwis, new zealanders
Japan: japanese, japanisch*, japonais*, japones*, giappones*
South Korea: korean, koreans, koreanisch*, coreen*, corean*
Korea: korean, koreans, koreanisch*, coreen*, corean*
China: chinese, chinesisch*, chinois*, chin*
Taiwan: taiwanese
India: indian, indians, indisch*, indien*
Indonesia: indonesian, indonesians
Malaysia: malaysian, malaysians
Philippines: filipino, filipinos, philippine
Singapore: singaporean, singaporeans
Thailand: thai, thais
Vietnam: vietnamese
Israel: israeli, israelis
Egypt: egyptian, egyptians
Morocco: moroccan, moroccans
Nigeria: nigerian, nigerians
Kenya: kenyan, kenyans
South Africa: south african, south africans
Saudi Arabia: saudi, saudis
United Arab Emirates: emirati, emiratis, uae, emirates
Bavaria: bavarian, bavarians, bayern, bayerisch*
Saxony: saxon, saxons, sachsen, sachsisch*
Tyrol: tyrolean, tyroleans, tirol, tirol*
Scotland: scottish, scots
Wales: welsh
England: english
Europe: european, europeans
Asia: asian, asians
Africa: african, africans
`;

const byPlace = new Map(
  lines
    .trim()
    .split('\n')
    .map((line): [string, string[]] => {
      const [place = '', names = ''] = line.split(': ');
      return [place.toLowerCase(), names.split(', ')];
    }),
);

/**
 * What people and things of a place are called, by its English name; a star stands for the rest of a word. Some of these are names of
 * languages, too.
 */
export function demonymsOf(place: string): readonly string[] {
  return byPlace.get(place.toLowerCase()) ?? [];
}

const spoken = new Set([...byPlace.values()].flat().filter((name) => !name.endsWith('*')));

/** Whether a word in lower case is a place, or what its people and things are called in English. */
export function isOfPlace(word: string): boolean {
  return byPlace.has(word) || spoken.has(word);
}
