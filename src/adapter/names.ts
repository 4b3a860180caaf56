import { isRecord, keyFor, plainName } from './json.ts';

/** What a value is read as: `any` as it came, a `part` by code of its own in `read/`. */
export type Type =
  | 'any'
  | 'part'
  | 'id'
  | 'text'
  | 'phone'
  | 'line'
  | 'prose'
  | 'number'
  | 'flag'
  | 'amount'
  | 'day'
  | 'moment'
  | 'picture'
  | 'pictures';

const PHONE =
  'mobile mobileNumber phoneNumber contact contactNumber mobileNo phoneNo <telephone msisdn >username >identifier';
const FULL_NAME = 'fullName customerName displayName <userName receiverName contactName contactPerson >firstName';
const KEYS = '_id uuid code uid *';
const TITLES = 'title displayName label text *';
const SLUGS = 'urlKey handle seoName seoUrl urlSlug permalinkSlug';
const COUNTS = 'productCount productsCount numberOfProducts totalProducts itemCount';
const GOODS_KEYS = '_id pid uuid sku itemId code databaseId entityId';
const ORDER_DATES =
  'createdAt orderDate date orderedAt placedOn created createdOn createdDate orderedOn dateCreated timestamp time';

/**
 * The one table of what other providers call what the contract names: noun, field, what it is read as, and its other names,
 * those that count first in front. A name stands for its spellings in `snake_case`, `kebab-case` and with other capitals too.
 *
 * `>` before the type: the shop sends the field too, by the same names where its own is refused.
 * `<` before a name: only read. `>` before a name: only sent. `*`: any name that ends like the field, such as `cat_id` for `id`.
 */
const TABLE = {
  login: {
    otp: '>part: otpCode >code >pin >verificationCode oneTimePassword >passcode >password >smsCode',
    registered: 'part: isRegistered userExists exists isExisting',
    isNewUser: 'part: newUser isNew needsRegistration',
    token: 'part: accessToken authToken jwt authorization bearerToken idToken sessionToken access',
    sub: 'part: customerId userId id uid',
  },
  customer: {
    id: 'id: customerId userId _id uuid sub customerCode',
    phone: `>phone: ${PHONE}`,
    name: `>line: ${FULL_NAME}`,
    firstName: 'part: givenName',
    lastName: 'part: familyName surname',
    email: '>text: emailId emailAddress mail',
    kyc: 'part: kycDetails',
    customerId: '>part: >userId >customer >user >uid',
  },
  kyc: {
    status: 'text: kycStatus verificationStatus',
    verified: 'part: isVerified isKycVerified kycVerified',
    pan: '>part: panNumber panNo panCard',
    aadhaar: '>part: aadhaarNumber aadhar aadharNumber aadhaarNo adhar',
    gstin: '>part: gst gstNumber gstNo >gstinNumber',
    documents: 'part: docs documentDetails',
  },
  document: {
    type: 'part: documentType docType name',
    number: 'part: documentNumber docNumber documentNo docNo value no',
  },
  address: {
    id: 'id: addressId _id uuid userAddressId *',
    name: `>line: ${FULL_NAME}`,
    phone: `>phone: ${PHONE}`,
    line1:
      '>line: addressLine1 address1 street streetAddress <line addressLine address <fullAddress houseNo flat <house',
    line2: '>line: addressLine2 address2 area locality <street2 <apartment',
    landmark: '>line: landMark nearBy',
    city: '>line: town cityName <district',
    label: '>line: type addressType tag title saveAs <nickname',
    isDefault: '>flag: default primary isPrimary defaultAddress isDefaultAddress >makeDefault',
    pincode: 'part: pin postalCode postcode zip zipCode pincodeId postalCodeId',
    pincodeId: '>part: >pincode >pinCode >pin >postalCode >postcode >zip >zipCode >postalCodeId',
  },
  pincode: {
    id: 'id: pincodeId _id uuid value postalCodeId zipId',
    pincode: 'text: pin code postalCode postcode zip zipCode name value label',
    deliverable: 'flag: isDeliverable serviceable isServiceable active isActive available',
    city: 'part: cityName town district',
  },
  product: {
    id: `id: productId ${GOODS_KEYS}`,
    name: 'line: title productName displayName productTitle itemName label',
    product: 'part: productDetails productInfo',
    brand: 'part: productBrand manufacturer vendor supplier',
    category: 'part: productCategory categories primaryTaxon taxons collections productType department',
    subCategory: 'part: productSubCategory subCategories',
    image:
      'picture: imageUrl img picture photo productImage featuredImage mainImage primaryImage coverImage thumbnail featuredAsset smallImage imageSrc defaultImage primaryMedia images media pictures gallery imageUri imageUris',
    images:
      'pictures: pictures photos gallery media assets imageUrls productImages mediaGallery mediaGalleryEntries masterImages imageUris',
    description:
      'prose: descriptionHtml longDescription fullDescription productDescription bodyHtml content about shortDescription productDesc itemDescription summary desc',
    deliverable: 'flag: isDeliverable serviceable isServiceable',
    updatedAt: 'part: modifiedAt lastModified updatedOn modifiedOn lastUpdated',
    diet: 'part: dietType foodType vegNonVeg vegType foodPreference dietaryPreference',
    isVeg: 'part: veg isVegetarian vegetarian',
    discontinued: 'part: isDiscontinued',
    highlights: 'part: keyFeatures features bulletPoints',
    details: 'part: specifications specs additionalInfo productDetails metaInfo',
    packs: 'part: variants productVariants variations packSizes skus options sizes items',
  },
  variant: {
    id: `id: variantId ${GOODS_KEYS}`,
    unitToDisplay: 'part: name title variantName label',
    variantId: 'part: variant productVariantId productVariant',
  },
  /** What products and their variants have both. */
  size: {
    slug: 'any: urlKey handle seoName productSlug seoUrl',
    maxQuantity:
      'number: maxQty maxOrderQuantity maxOrderQty maxPerOrder maxCartQuantity orderLimit purchaseLimit quantityLimit maximumQuantity',
    packSize:
      'part: packaging packagingSize netWeight netQuantity unitSize quantityLabel unitToDisplay displayUnit displaySize packLabel',
    size: 'part: unitText',
    unit: 'part: uom weightUnit unitName unitType measure unitOfMeasure sizeUnit',
    weight: 'part: volume unitValue unitQuantity netContent measureValue',
    quantity: 'part: qty',
    price:
      'part: unitPrice productPrice regularPrice basePrice currentPrice priceWithTax priceInclTax rate amount ourPrice displayPrice cost',
    sellingPrice: 'part: sellPrice finalPrice',
    salePrice: 'part: specialPrice offerPrice discountedPrice discountPrice dealPrice',
    mrp: 'part: maximumRetailPrice maxRetailPrice marketPrice listPrice originalPrice regularPrice compareAtPrice strikePrice wasPrice oldPrice actualPrice',
    discountPercentage: 'part: discountPercent percentOff',
    discountAmount: 'part: amountOff discount',
    prices: 'part: pricing priceInfo priceRange calculatedPrice minimumPrice minVariantPrice start min gross',
    stock:
      'part: stockQuantity stockQty availableQuantity availableQty quantityAvailable availableStock stockCount inventoryQuantity inventory onHand stockLevel stockOnHand qtyAvailable unitsLeft remaining',
    stockStatus: 'part: inStock isInStock availability available isAvailable availableForSale purchasable',
    soldOut: 'part: isSoldOut outOfStock isOutOfStock',
    onDemand: 'part: unlimitedStock',
  },
  suggestion: {
    id: `id: productId ${GOODS_KEYS}`,
    name: 'line: title productName displayName label text value suggestion itemName',
  },
  grouping: {
    id: `id: groupingId ${KEYS}`,
    name: `line: groupingName groupName categoryGroupName ${TITLES}`,
    slug: `any: groupingSlug ${SLUGS}`,
  },
  category: {
    id: `id: categoryId ${KEYS}`,
    name: `line: categoryName ${TITLES}`,
    slug: `any: categorySlug ${SLUGS}`,
    image:
      'picture: categoryImage catImage imageUrl icon iconUrl thumbnail picture photo img logo backgroundImage banner images imageUri',
    groupingId: 'id: grouping groupId group categoryGroupingId productCategoryGroupingId',
    count: `number: ${COUNTS}`,
    parentId: 'part: parent parentCategoryId parentCategory',
    subCategories: 'part: children childCategories childs subCategory subs',
  },
  subCategory: {
    id: `id: subCategoryId ${KEYS}`,
    name: `line: subCategoryName ${TITLES}`,
    slug: `any: subCategorySlug ${SLUGS}`,
    categoryId: 'id: category productCategoryId productCategory catId parentId parent parentCategoryId',
    count: `number: ${COUNTS}`,
  },
  brand: {
    id: `id: brandId ${KEYS}`,
    name: `line: brandName ${TITLES}`,
    slug: `any: brandSlug ${SLUGS}`,
    count: `number: ${COUNTS}`,
  },
  cartLine: {
    id: 'id: cartId cartItemId lineId lineItemId _id entryNumber entryId basketEntryId itemId key',
    product: 'part: productId productDetails productInfo item variant merchandise itemId',
    productId: '>part: >pid >product >itemId >sku >variantId >productVariantId >productCode >merchandiseId >item >id',
    quantity: '>number: qty count units productQuantity >amount',
    by: '>part: >quantity >qty >count >units >step >amount',
    addedPrice: 'amount: priceWhenAdded priceAtAddition',
    deliverable: 'flag: isDeliverable serviceable',
  },
  cart: {
    cartItems: 'part: cartLines lineItems items lines products cart carts basketEntries basketItems basketLines basket',
    totalPrice:
      'part: total totalAmount subTotal cartTotal itemTotal grandTotal totalCartPrice itemsTotal amount basketTotal',
    couponAmount: 'part: couponDiscount discountAmount discount totalDiscount',
  },
  wishlistItem: {
    id: 'id: wishlistId wishlistItemId wishId entryId lineId _id key favouriteId favoriteId',
    product: 'part: productId productDetails item variant',
  },
  order: {
    id: 'id: orderId _id uuid orderNumber orderNo',
    number: 'text: orderNumber orderNo orderCode reference displayId invoiceNo orderId id _id',
    status: 'part: orderStatus state fulfillmentStatus orderState',
    placedAt: `moment: ${ORDER_DATES}`,
    items:
      'part: orderItems lineItems lines products orderDetails orderProducts cartItems details orderEntries orderLines entries',
    totalPrice: 'part:',
    subTotal: 'part: itemTotal itemsTotal merchandiseTotal cartTotal',
    deliveryAmount:
      'part: deliveryCharge deliveryCharges deliveryFee shippingAmount shipping shippingCharge shippingTotal',
    couponAmount: 'part: couponDiscount discountAmount discount discountTotal totalDiscount',
    toPay:
      '>part: payable <payableAmount grandTotal <finalAmount <netAmount <amountPayable <totalPayable <totalToPay total totalAmount orderAmount amount orderTotal',
    couponCode: '>part: coupon >code promoCode voucherCode >discountCode',
    paymentMethod: '>part: paymentMode paymentType payment payMode >modeOfPayment >payBy',
    paymentReference: '>text: transactionId utr >upiReference >reference paymentId >txnId',
    address: 'part: deliveryAddress shippingAddress userAddress shipTo addressDetails',
    addressId: '>part: deliveryAddressId shippingAddressId userAddressId >address >deliveryAddress >shippingAddress',
    slot: 'part: deliverySlot timeSlot slotDetails deliveryWindow window',
    slotId: '>part: deliverySlotId timeSlotId windowId deliveryWindowId >deliverySlot >slot >timeSlot',
    deliveryDate: '>part: slotDate <scheduledFor <deliverOn >date >deliveryDay >scheduledDate',
    slotStart: 'part: slotFrom slotStartTime deliveryFrom deliveryStart windowStart',
    slotEnd: 'part: slotTo slotEndTime deliveryTo deliveryEnd windowEnd',
    cancellable: 'flag: isCancellable canCancel cancelable',
    history: 'part: statusHistory timeline tracking events orderHistory',
  },
  orderItem: {
    product: 'part: productDetails productInfo item variant productId',
    productId: 'id: pid itemId sku',
    name: 'line: productName title itemName',
    image: 'picture: imageUrl productImage thumbnail imageUri',
    price: 'amount: unitPrice sellingPrice salePrice rate productPrice',
    mrp: 'amount:',
    quantity: 'number: qty count units orderedQuantity',
  },
  orderStep: {
    status: 'part: state name event title',
    at: `part: ${ORDER_DATES} updatedAt changedAt on`,
  },
  slot: {
    id: 'id: slotId _id code deliverySlotId uuid windowId deliveryWindowId',
    date: 'part: day slotDate deliveryDate deliveryDay on forDate',
    from: 'part: start startTime fromTime startsAt startAt begin slotStart startHour timeFrom windowStart',
    to: 'part: end endTime toTime endsAt endAt finish slotEnd endHour timeTo until windowEnd',
    window: 'part: time slot timeSlot slotTime label name title timing range slotName displayName',
    left: 'part: available availableSlots remaining capacityLeft slotsLeft availability seatsLeft placesLeft capacityRemaining remainingCapacity',
    isFull: 'part: full isBooked',
    isAvailable: 'part: isOpen bookable enabled',
    slots: 'part: windows times timeSlots',
  },
  deliveryAmount: {
    deliveryAmount:
      'part: deliveryCharge deliveryCharges deliveryFee charge charges fee shippingAmount shippingCharge shipping amount cost price data value',
    minimumOrder:
      'part: minOrder minOrderAmount minimumOrderAmount minOrderValue minimumBasketValue minimumCartValue minimumOrderValue',
    free: 'part: isFree freeDelivery',
    orderAmount: '>part: >amount >cartAmount >cartTotal >cartValue >total >totalAmount >subTotal >orderTotal',
  },
  coupon: {
    id: 'id: couponId _id uuid',
    code: '>text: couponCode promoCode voucherCode coupon <name <title >promo >voucher >discountCode',
    description: 'line: couponDescription couponTitle desc details terms summary title name',
    kind: 'part: type discountType couponType',
    minimumOrder:
      'amount: minOrder minOrderAmount minimumOrderAmount minAmount minimumAmount minCartValue minPurchase minOrderValue minimumBasketValue minimumCartValue minimumOrderValue',
    validUntil: 'day: validTill validTo expiry expiresAt expiryDate endDate expiresOn endsAt',
    usable: 'flag: isUsable applicable isApplicable eligible',
    couponAmount: 'amount:',
  },
  couponCheck: {
    code: 'part: couponCode promoCode voucherCode coupon',
    couponAmount:
      'part: discount discountAmount couponDiscount amount discountValue value savings amountOff off couponValue',
  },
  transaction: {
    id: 'id: transactionId _id uuid reference txnId',
    kind: 'part: type transactionType txnType direction entryType',
    amount: 'part: value credit debit transactionAmount',
    balance: 'amount: closingBalance balanceAfter runningBalance availableBalance',
    note: 'line: description remarks remark narration reason title message orderNumber orderNo',
    at: 'moment: createdAt date transactionDate txnDate created time timestamp createdOn transactionOn transactionAt',
  },
  banner: {
    id: 'id: bannerId _id uuid code',
    title: 'line: name heading bannerName bannerTitle headline',
    text: 'line: subtitle description caption tagline',
    link: 'text: url href redirectUrl targetUrl linkUrl redirectLink target',
    image:
      'picture: imageUrl bannerImage img picture photo src webImage mobileImage desktopImage banner media file imageUri',
    alt: 'line: altText imageAlt',
    pictures: 'pictures:',
    until: 'moment: validUntil endDate expiresAt endsAt validTill',
  },
  cmsPage: {
    id: 'id: cmsId _id slug key pageId code',
    title: 'line: name heading pageTitle cmsTitle',
    content: 'text: html body description text pageContent cmsContent cmsDesc markdown value details htmlContent',
    updatedAt: 'moment: modifiedAt updatedOn lastModified',
  },
  qrCode: {
    id: 'id: qrCodeId _id uuid',
    name: 'part: title label upiId description',
    image: 'picture: imageUrl qrCode qrImage qr url src qrcodeImage picture file imageUri',
  },
  picture: {
    url: 'part: src href link large largeUrl original originalUrl full medium small smallUrl preview source secureUrl path file filename image imageUrl thumbnail thumbUrl uri imageUri',
    imageBaseUrl:
      'part: imageBasePath imageBase baseImageUrl imageUrlPrefix imagePrefix imagePath mediaBaseUrl mediaUrl assetBaseUrl assetUrl cdnUrl cdnBaseUrl pictureBaseUrl',
  },
  /** An entry of any list. */
  entry: {
    isActive: 'part: active enabled isEnabled published',
    isDeleted: 'part: deleted isRemoved',
  },
  list: {
    total:
      'part: totalCount totalItems totalElements totalResults totalRecords totalProducts numFound found hydra:totalItems recordsTotal count productCount',
    totalPages: 'part: pageCount pages lastPage',
    currentPage: 'part: page pageNumber pageNo',
    number: 'part: pageIndex pageNumber page',
    isFirst: 'part: first isFirstPage firstPage',
    isLast: 'part: last isLastPage',
    hasNext: 'part: hasNextPage hasMore hasMorePages more',
    nextPage: 'part: nextPageUrl next',
  },
  refusal: {
    message:
      'part: msg responseMessage resultMessage error_description errorMessage detail description reason title error statusText info',
    code: 'part: errorCode type name key statusCode responseCode resultCode',
    field: 'part: path param property source loc name key attribute pointer',
    errors: 'part: fields violations details validationErrors issues invalid-params detail error data message',
    success: 'part: isSuccess succeeded ok',
    valid: 'part: isValid available isAvailable applicable isApplicable applied',
  },
} as const satisfies Record<string, Record<string, `${'' | '>'}${Type}:${string}`>>;

export type Noun = keyof typeof TABLE;
/** Such as `product.name`. */
export type Field = { [N in Noun]: `${N}.${keyof (typeof TABLE)[N] & string}` }[Noun];

export interface Row {
  readonly noun: string;
  /** Our own name. */
  readonly name: string;
  readonly type: Type;
  /** Under which it is read, our own first. */
  readonly names: readonly string[];
  /** Whether any name that ends like our own will do where none of them is there. */
  readonly byEnding: boolean;
  /** Under which it is sent where our own is refused; undefined for what the shop does not send. */
  readonly sent: readonly string[] | undefined;
}

function rowOf(noun: string, name: string, text: string): Row {
  const [, sent = '', type = '', rest = ''] = /^(>?)(\w+):(.*)$/.exec(text) ?? [];
  const others = rest.split(' ').filter((word) => word !== '' && word !== '*');
  const without = (mark: string) =>
    others.filter((word) => !word.startsWith(mark)).map((word) => word.replace(/^[<>]/, ''));
  return {
    noun,
    name,
    type: type as Type,
    names: [name, ...without('>')],
    byEnding: rest.endsWith(' *'),
    sent: sent ? without('<') : undefined,
  };
}

const rows = new Map(
  Object.entries(TABLE).map(([noun, fields]) => [
    noun,
    Object.entries<string>(fields).map(([name, text]) => rowOf(noun, name, text)),
  ]),
);
/** Every line of the table. */
export const ROWS: readonly Row[] = [...rows.values()].flat();
const byField = new Map(ROWS.map((row) => [`${row.noun}.${row.name}`, row]));

export const rowsOf = (noun: Noun): readonly Row[] => rows.get(noun) ?? [];
export const rowAt = (field: Field): Row => byField.get(field) as Row;

/** The names under which a field is read, our own first. */
export const namesOf = (field: Field): readonly string[] => rowAt(field).names;

/** The value of a field under the first of its names that has one. */
export function find(value: unknown, field: Field): unknown {
  if (!isRecord(value)) return undefined;
  const key = keyFor(value, namesOf(field));
  return key === undefined ? undefined : value[key];
}

const sentNames = new Map<string, readonly string[]>();
for (const { name, sent } of ROWS) if (sent) sentNames.set(name, sent);

/** What others call a field that the shop sends, by our name for it. */
export const spellingsOf = (name: string): readonly string[] => sentNames.get(name) ?? [];

/** Whether `theirs` is a usual name of a field that the shop sends, in whatever case and with whatever dashes. */
export const isSpelling = (name: string, theirs: string): boolean => {
  const plain = plainName(theirs);
  return plain === plainName(name) || spellingsOf(name).some((other) => plainName(other) === plain);
};
