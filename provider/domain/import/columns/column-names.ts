import { IMPORT_FIELDS, type ImportField, SHARED_FIELDS } from '../../../../contract/import-field.ts';
import { normalizeName } from './normalize-name.ts';
import { priceMeaning, type PriceMeaning } from './price-column-names.ts';

export { IMPORT_FIELDS as FIELDS, normalizeName, SHARED_FIELDS };
export type Field = ImportField;

type PriceField = 'price' | 'mrp';

/** Column names of each field, the preferred first: those of the usual exports, and of plain lists, in three languages. */
const NAMES: Readonly<Record<Exclude<Field, 'pictures' | PriceField>, string>> = {
  // A barcode tells goods apart where the shop has no number of its own.
  sku: `sku skucode skuno skunumber skuid variantsku productsku itemsku sellersku sellerskuid merchantsku stockkeepingunit
    itemcode productcode articlecode materialcode goodscode stockcode plucode plu pluno code articlenumber articleno
    itemno itemnumber productno productnumber materialno materialnumber partno partnumber modelno internalreference defaultcode reference
    referencehandle token asin asin1 artikelnummer artikelnr
    productid itemid variantid externalid id
    barcode barcodes barcodeno barcodenumber ean eancode ean13 gtin gtin13 gtinupceanorisbn variantbarcode upc upccode isbn eanupc upcean
    productbarcode itembarcode qrcode
    পণ্যকোড পণ্যেরকোড আইটেমকোড কোড এসকেইউ বারকোড उत्पादकोड वस्तुकोड आइटमकोड कोड एसकेयू बारकोड`,
  name: `product name title productname producttitle itemname itemtitle item article articlename nameofitem nameofitems nameofproduct
    nameoftheitem nameoftheproduct nameofgoods goodsname goods materialname stockitem stockitemname skuname displayname printname
    webitemname particulars artikel artikelname bezeichnung produkt produktname nom nombre nome
    productdescription itemdescription productdesc itemdesc articledescription materialdescription descriptionofgoods descriptionofitem`,
  nameBn: `namebengali bengaliname namebn bnname namebangla banglaname namebangali productnamebengali productnamebangla productnamebn
    itemnamebengali itemnamebangla itemnamebn titlebn bengali bangla নাম বাংলানাম নামবাংলা পণ্য পণ্যনাম পণ্যেরনাম জিনিসেরনাম আইটেমেরনাম
    দ্রব্যেরনাম মালেরনাম আইটেম বিবরণনাম`,
  nameHi: `namehindi hindiname namehi hiname productnamehindi productnamehi itemnamehindi itemnamehi titlehi hindi नाम हिंदीनाम
    हिन्दीनाम नामहिंदी नामहिन्दी उत्पाद उत्पादनाम उत्पादकानाम वस्तु वस्तुकानाम सामान सामानकानाम सामग्री आइटम आइटमकानाम मालकानाम`,
  brand: `brand brands brandname productbrand itembrand vendor manufacturer manufacturername manufacturedby mfg mfr mfgname make
    marketedby company companyname marke hersteller marque marca ব্র্যান্ড ব্রান্ড কোম্পানি প্রস্তুতকারক ब्रांड ब्राण्ड कंपनी निर्माता`,
  category: `category categories productcategory productcategories itemcategory producttype categoryname categoryfullname maincategory
    parentcategory categ categid itemcategoryname department departmentname dept section itemgroup itemgroupname productgroup stockgroup
    groupname under commodity breadcrumbs breadcrumb googleproductcategory reportingcategory itemtypekeyword kategorie categorie
    categoria warengruppe type বিভাগ শ্রেণী শ্রেণি ক্যাটাগরি ক্যাটেগরি ধরন श्रेणी वर्ग विभाग कैटेगरी केटेगरी प्रकार`,
  subCategory: `subcategory subcategoryname subcat subdepartment subdept subgroup subsection উপবিভাগ উপশ্রেণী উপশ্রেণি সাবক্যাটাগরি
    उपश्रेणी उपवर्ग उपविभाग सबकैटेगरी`,
  type: 'type',
  packSize: `packsize pack packing packaging packsizes packetsize netweight netwt netquantity netqty netcontent netcontents netvol
    netvolume size sizes productsize itemsize packagesize option1value option1 variantoptiononevalue variationname variant variantname
    attribute1values quantity qty weight weightvolume volume content unit units uom unitofmeasure unitofmeasurement grammage inhalt
    unitpricingmeasure মাপ আকার ওজন পরিমাণ প্যাক প্যাকেট एकक आकार वजन वज़न मात्रा पैक माप`,
  stock: `stock stockquantity stockqty variantinventoryqty inventoryquantity inventoryqty inventorylevel inventory availablequantity
    availableqty availablestock availableunits quantityavailable qtyavailable quantityonhand qtyonhand onhandqty onhandquantity onhand
    onhandstock onhandavailable stockonhand stockonhandqty stockavailable stockinhand stockqtyonhand currentstock currentqty
    currentquantity currentstockquantity currentinventory actualstock actualqty physicalstock freeqty saleablestock sellablestock
    sellablequantity fulfillablequantity virtualavailable closingstock closingqty closingquantity closingbalance closingstockqty clstock
    clqty closing balancestock balanceqty balancequantity balanceqtyunits balance initialstock initialquantity openingstock openingqty
    openingquantity openingstockqty openingstockquantity openingbalance openingbal opstock opqty opstockqty opening totalstock totalqty
    totalquantity totalinventory instock instockqty instockquantity qtyinstock quantityinstock stocklevel stockcount stockunits
    unitsinstock unitsonhand itemsinstock noofunits noinstock stocks qoh soh qih available bestand lagerbestand existencias
    স্টক মজুদ মজুত মজুদপরিমাণ মজুতপরিমাণ স্টকপরিমাণ স্টকেরপরিমাণ বর্তমানস্টক
    स्टॉक स्टाक भंडार स्टॉकमात्रा उपलब्धमात्रा उपलब्धस्टॉक मौजूदास्टॉक शेषस्टॉक quantity qty পরিমাণ मात्रा`,
  availability: `availability instock isinstock stockstatus stockavailability availabilitystatus availablestatus inventorystatus available
    উপলব্ধ उपलब्ध उपलब्धता`,
  diet: 'diet vegnonveg vegornonveg vegnonvegetarian foodtype diettype dietarytype dietpreference dietarypreference foodpreference isveg isvegetarian vegetarian veg vegmark',
  claims: 'claims claim labelclaims dietaryclaims dietaryclaim dietarylabels dietlabels suitablefor',
  allergens: 'allergens allergen allergeninfo allergeninformation allergenadvice allergyinformation allergyinfo',
  nutrition:
    'nutrition nutritionfacts nutritionalfacts nutritioninfo nutritionalinfo nutritionalinformation nutritioninformation nutritionalvalue nutritionper100g',
  bestBefore: 'bestbefore shelflife shelflifedays shelflifeindays',
  details: `specifications specification specs productspecifications productspecification otherdetails moredetails additionaldetails
    additionalinformation otherinformation বৈশিষ্ট্যাবলী অন্যান্যতথ্য विनिर्देश अन्यजानकारी`,
  highlights: `highlights highlight producthighlights keyfeatures keyfeature productfeatures features bulletpoints sellingpoints
    বৈশিষ্ট্য বিশেষত্ব विशेषताएं विशेषताएँ विशेषता खासियत`,
  origin: `countryoforigin origincountry countryofmanufacture manufacturingcountry made উৎপাদনকারীদেশ উৎপাদনেরদেশ মূলদেশ
    मूलदेश उत्पादकदेश उत्पत्तिदेश`,
  maker: `madeandpackedby manufacturedandpackedby madeby packedby packer packername packerdetails packeraddress packernameandaddress
    packersnameandaddress maker makeraddress manufacturernameandaddress manufacturersnameandaddress manufactureraddress manufacturerdetails
    manufacturedby manufacturer manufacturername mfgby mfdby packedandmarketedby marketedby প্রস্তুতকারক প্রস্তুতকারকেরঠিকানা প্যাকেজকারী
    निर्माता निर्माताकापता पैककर्ता`,
  importer: `importedby importer importername importeraddress importerdetails importernameandaddress importersnameandaddress আমদানিকারক
    आयातक`,
  fssai: `fssai fssailicence fssailicense fssailicenceno fssailicenseno fssailicencenumber fssailicensenumber fssailic fssailicno fssaino
    fssainumber fssaicode fssairegistration fssairegistrationno fssairegno এফএসএসএআই एफएसएसएआई`,
  consumerCare: `consumercare customercare consumercaredetails customercaredetails consumercarecontact customercarecontact consumercarenumber
    customercarenumber consumercareno customercareno consumercomplaints গ্রাহকসেবা ক্রেতাসেবা ग्राहकसेवा उपभोक्तासेवा`,
  seller: 'soldby seller sellername sellerdetails selleraddress sellernameandaddress বিক্রেতা विक्रेता',
  chilled: `chilled ischilled frozen isfrozen refrigerated isrefrigerated keepchilled keepcold keepfrozen keeprefrigerated coldchain
    chilledorfrozen needscoldchain needsrefrigeration storage storagetype storageclass temperaturezone ঠান্ডা হিমায়িত ठंडा शीतल फ्रोजन फ़्रोज़न`,
  featured: 'featured onthehomepage onhomepage showonhomepage homepage বিশেষপণ্য विशेषउत्पाद',
  sold: 'sold soldsofar unitssold soldunits soldqty soldquantity qtysold quantitysold totalunitssold totalqtysold popularity বিক্রীত',
  added: `added addedon addedat dateadded soldsince onsalesince created createdon createdat creationdate datecreated launchdate launchedon
    যোগেরতারিখ जोड़नेकीतारीख`,
  mainSize: 'mainsize mainpack mainvariant defaultsize defaultpack defaultvariant shownsize',
  drawing: 'drawing drawings',
  hsn: 'hsn hsncode hsnno hsnnumber hsnsac hsnsaccode gsthsncode hsnorsac hsncodesac এইচএসএন एचएसएन',
  gstRate: 'gst gstrate gstpercent gstpercentage gstslab taxrate igst igstrate taxpercent taxpercentage জিএসটি जीएसटी',
  rating: 'rating ratings averagerating',
  description: `description descriptions bodyhtml body productdescription itemdescription longdescription fulldescription
    shortdescription descriptionsale salesdescription productdetails details বিবরণ विवरण`,
  keywords: 'keywords keyword tags producttags producttagids searchterms searchkeywords',
  group: 'group itemgroupid',
  variantPicture: 'variantimage variantimageurl',
  handle: 'handle urlhandle',
  rowKind: 'type',
  rowId: 'id',
  parent: 'parent',
  published: `status published publishedononlinestore isavailable availableforsale forsale isforsale saleok canbesold issalesitem allowsales
    sellable saleable salable issellable issaleable active isactive enabled isenabled enable visible isvisible visibility
    productstatus itemstatus listingstatus liststatus productonline listed islisted ispublished onlinestatus
    showonline showinstore showonwebsite publishedonwebsite sellonline`,
};

/** The same said the other way round: yes in them keeps goods from being sold. */
const NOT_FOR_SALE = new Set(
  `disabled isdisabled disable archived isarchived archivedat inactive isinactive discontinued isdiscontinued discontinuedon
    discontinuedat hidden ishidden hide blocked isblocked deleted isdeleted deletedat notforsale donotsell stopsale stopsales
    suspended issuspended obsolete isobsolete retired isretired draft isdraft`
    .split(/\s+/)
    .map((name) => name.normalize('NFKC')),
);

/** They count the rows of a list, and say nothing of the goods. */
const ROW_NUMBERS = new Set(
  `index idx no nos nr sno srno slno sr sl si sino serial serialno serialnumber srnumber slnumber rowno row rownumber rowid line lineno
    linenumber lfdnr pos position seq sequence sequenceno unnamed0 ক্রম ক্রমিক ক্রমিকনং ক্রমিকনম্বর ক্রনং নং क्रम क्रमांक क्रमसंख्या क्रसं
    क्रं सं क्रमसं`
    .split(/\s+/)
    .map((name) => name.normalize('NFKC')),
);

const LISTS = new Map(
  Object.entries(NAMES).map(([field, names]) => [field as Field, names.normalize('NFKC').split(/\s+/)]),
);

/** A name that goes on with the name of a shop: "Current Quantity Park Street", "inventory_Main_Outlet", "Enabled Park Street". */
const BY_SHOP: readonly (readonly [Field, RegExp])[] = [
  ['stock', /^(?:current|new) ?quantity [^\s]|^inventory_\S/iu],
  ['published', /^enabled \S/iu],
];

/** "Image Src", "image_link", "additional image link", "Product image URL", "Images", "photo 2" */
const PICTURES =
  /^(?:product|item|main|base|additional|other)?(?:image|img|picture|photo)s?(?:src|urls?|links?|files?|filenames?|path)?\d*$/;

/** Columns that are known and of no use here; their content is not asked what they might be. */
const OF_NO_USE =
  /cost|purchase|discount|tax|gst|hsn|weight|length|width|height|gtin|ean|upc|isbn|barcode|mpn|link|url|seo|alttext|position|shipping|country|date|googleshopping|stock|qty|quantity|reorder|margin|value|rack|shelf|expiry|batch|phone|year/;

const TAKEN_AS: Readonly<Record<PriceField, readonly PriceMeaning[]>> = {
  price: ['offer', 'selling', 'plain'],
  mrp: ['list'],
};
const isPriceField = (field: Field): field is PriceField => field in TAKEN_AS;

export const isOfNoUse = (name: string): boolean => OF_NO_USE.test(normalizeName(name)) || isRowNumber(name);

/** Whether a column's name says that it lists several. @example isPlural('Categories') // true */
export const isPlural = (name: string): boolean => /ies$/.test(normalizeName(name));

/** @example isRowNumber('S.No.') // true */
export const isRowNumber = (name: string): boolean => ROW_NUMBERS.has(normalizeName(name)) || /^\s*#\s*$/.test(name);
/** Whether yes in a column keeps goods from being sold. @example isNegative('Archived') // true */
export const isNegative = (name: string): boolean => NOT_FOR_SALE.has(normalizeName(name));

/** How well a name fits a field: 0 is best, undefined is not at all. */
export function rankOf(field: Field, name: string): number | undefined {
  if (field === 'pictures') return PICTURES.test(normalizeName(name)) ? 0 : undefined;
  if (isPriceField(field)) {
    const meaning = priceMeaning(name);
    const at = meaning === undefined ? -1 : TAKEN_AS[field].indexOf(meaning);
    return at < 0 ? undefined : at;
  }
  if (field === 'published' && isNegative(name)) return 0;
  const list = LISTS.get(field) ?? [];
  const rank = list.indexOf(normalizeName(name));
  if (rank >= 0) return rank;
  return BY_SHOP.some(([of, names]) => of === field && names.test(name.trim())) ? list.length : undefined;
}

/** How many of the cells are names of columns: tells a header from what stands above and below it. */
export const countColumnNames = (cells: readonly string[]): number =>
  cells.filter((cell) => cell.length < 100 && IMPORT_FIELDS.some((field) => rankOf(field, cell) !== undefined)).length;
